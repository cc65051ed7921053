@rem `npm start` begins with the shell's exec, so that signals reach the program. Windows has no exec: this stands in for it.
@%*
