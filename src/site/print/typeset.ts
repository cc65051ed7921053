import { type CompileDocArgs, NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { LRUCache } from 'lru-cache';
import { fromRoot } from '#platform/server/project-root.ts';
import { ownFonts, type PrintFont } from './fonts.ts';
import { furtherFonts } from './further-fonts.ts';

const FOLDER = fromRoot('src/site/print');
/** Those with the fonts of further scripts; each needs some megabytes. */
const COMPILERS_MAX = 3;
/** What the engine remembers of drawings is forgotten after so many further ones. */
const REMEMBERED = 5;
const PLAIN = 400;
const HEAVY = 700;

const compilers = new LRUCache<string, NodeCompiler>({ max: COMPILERS_MAX });

/** A PDF by a template of this folder. What it says is data: nothing in it is markup. */
export async function typeset(template: 'badges' | 'paper', said: Record<string, unknown>): Promise<Buffer> {
  const text = JSON.stringify(said, (_, value) => (typeof value === 'string' ? value.toWellFormed() : value));
  const own = await ownFonts();
  const further = {
    plain: template === 'paper' ? await furtherFonts(text, PLAIN) : [],
    heavy: await furtherFonts(text, HEAVY),
  };
  const compiler = compilerWith(
    [...further.plain, ...further.heavy],
    [...own.display, ...own.plain, ...own.heavy],
  );
  const plain = namesOf([...own.plain, ...further.plain]);
  const heavy = namesOf([...own.heavy, ...further.heavy]);
  const fonts = { display: namesOf(own.display), plain, heavy };
  const data = JSON.stringify({ ...JSON.parse(text), fonts });
  const document = { mainFilePath: `${FOLDER}/${template}.typ`, inputs: { data } };
  try {
    return compiler.pdf(document, { pdfTags: template === 'paper' });
  } catch (thrown) {
    throw new Error(explain(compiler, document) ?? String(thrown));
  } finally {
    compiler.evictCache(REMEMBERED);
  }
}

function compilerWith(further: readonly PrintFont[], own: readonly PrintFont[]): NodeCompiler {
  const key = namesOf(further).join(' ');
  const kept = compilers.get(key);
  if (kept) return kept;
  const fonts = [...new Set([...own, ...further])];
  const made = NodeCompiler.create({
    workspace: FOLDER,
    fontArgs: [{ fontBlobs: fonts.map(({ content }) => content) }],
  });
  compilers.set(key, made);
  return made;
}

function namesOf(fonts: readonly PrintFont[]): string[] {
  return fonts.map(({ name }) => name);
}

/** Why something can’t be compiled; undefined if it can. What is compiled without need stays in memory. */
function explain(compiler: NodeCompiler, document: CompileDocArgs): string | undefined {
  const why = compiler.compile(document).takeDiagnostics();
  return why ? JSON.stringify(compiler.fetchDiagnostics(why)) : undefined;
}
