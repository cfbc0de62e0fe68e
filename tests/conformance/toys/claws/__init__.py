"""A toy of sealed answers: everyone shows a claw at once, and the longest that nobody else shows takes the prize."""
