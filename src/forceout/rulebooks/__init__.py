"""The editions of the rules, one package each."""
