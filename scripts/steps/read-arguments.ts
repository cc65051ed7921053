import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { StartRefusal } from '#platform/server/config.ts';

const HELP = { help: { type: 'boolean', short: 'h' } } as const;

/** Reads a command's options and at most one argument. Anything else is refused; `--help` ends with the usage. */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  usage: string,
  { options, argument = false }: { options: Options; argument?: boolean },
) {
  const { values, positionals } = parse(usage, { ...HELP, ...options });
  if ('help' in values) {
    console.log(usage);
    process.exit(0);
  }
  const [first, second] = positionals;
  const unexpected = argument ? second : first;
  if (unexpected !== undefined) throw new StartRefusal(`Unexpected argument '${unexpected}'.\n\n${usage}`);
  return { values, argument: first };
}

function parse<Options extends ParseArgsOptionsConfig>(usage: string, options: Options) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (thrown) {
    const [sentence] = (thrown as Error).message.split('. ');
    throw new StartRefusal(`${sentence}.\n\n${usage}`);
  }
}
