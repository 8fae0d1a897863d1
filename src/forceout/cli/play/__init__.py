"""`forceout play`: a match at one keyboard."""
