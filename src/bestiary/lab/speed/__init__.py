"""How fast the games are, beside other libraries: what `bestiary bench` measures, keeps and draws."""
