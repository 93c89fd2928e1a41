### Polski: co mówi się o samych wiadomościach i o prawach, których potrzebują.

place-closed = Jeśli straciłem tam tylko uprawnienie, { $setup } na tamtym kanale powie które. Gdy je odzyskam, { $command } zadziała także tam.
