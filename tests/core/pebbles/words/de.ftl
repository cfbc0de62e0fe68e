title = Kiesel
