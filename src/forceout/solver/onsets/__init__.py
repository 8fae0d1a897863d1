"""The solver of On-Sets: the search in Rust told what a shake allows, and papers written."""
