"""Players that are programs; what they choose by chance comes in as an argument."""
