import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createBuilder } from 'vite';

const CLIENT_FOLDER = 'build/client';
/** File types worth compressing; pictures and films are compressed already. */
const COMPRESSIBLE = /\.(js|css|svg|json|txt|xml|webmanifest|ico|wasm)$/;
/** Below this size, compression doesn't save a network packet. */
const WORTHWHILE_BYTES = 1024;

try {
  const builder = await createBuilder({ logLevel: 'warn' });
  await builder.buildApp();
} catch (cause) {
  console.error(stripVTControlCharacters((cause as Error).message));
  process.exit(1);
}
const files = await readdir(CLIENT_FOLDER, { recursive: true });
await Promise.all(
  files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compress(join(CLIENT_FOLDER, file))),
);

/** Stores the file's compressed versions next to it, so that serving them needs no computation. */
async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.byteLength < WORTHWHILE_BYTES) return;
  const best = {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength },
  };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, best));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
}
