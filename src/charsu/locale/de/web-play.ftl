# In Ruhe spielen: wer was tat, was entschieden ist, wie weit alle sind

web-others-turn = { $name } ist am Zug.
web-recap = Was die anderen getan haben
web-steps = Auch fragen, wenn nur eine Antwort möglich ist
