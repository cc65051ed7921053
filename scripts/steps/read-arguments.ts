import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { StartRefusal } from '#platform/server/config.ts';

const HELP = { help: { type: 'boolean', short: 'h' } } as const;

/** Reads a command's options and its other arguments. What isn't expected is refused; `--help` ends with the usage. */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  usage: string,
  { options, most = 0 }: { options: Options; most?: number },
) {
  const { values, positionals } = parse(usage, { ...HELP, ...options });
  if ('help' in values) {
    console.log(usage);
    process.exit(0);
  }
  const unexpected = positionals[most];
  if (unexpected !== undefined) throw new StartRefusal(`Unexpected argument '${unexpected}'.\n\n${usage}`);
  return { values, positionals };
}

function parse<Options extends ParseArgsOptionsConfig>(usage: string, options: Options) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (thrown) {
    const [sentence] = (thrown as Error).message.split('. ');
    throw new StartRefusal(`${sentence}.\n\n${usage}`);
  }
}
