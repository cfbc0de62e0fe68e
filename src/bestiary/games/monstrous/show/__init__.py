"""What everyone is shown: views, drawings, sentences, questions."""
