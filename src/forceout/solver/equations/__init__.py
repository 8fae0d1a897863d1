"""The solver of Equations: what can be written, the search in Rust, and the papers it finds."""
