import { runProgram } from './steps/run-program.ts';

/** Formats everything, sorts imports, and mends what the linter can. */
if (!(await runProgram('biome', ['check', '--write']))) process.exitCode = 1;
