/** What a source says about tables: their names, and the places where a name can't be read. */
export interface NamedTables {
  names: string[];
  unreadable: string[];
}

/** Where Kysely code and `insertRows` name tables: what comes before the name. */
const NAMING =
  /\b(?:(?:select|delete)From|(?:insert|replace|merge)Into|updateTable|using|sql\.table|TitleQueries<\w+>|\w+Join(?:Lateral)?)\(|(?<!\b[A-Z]\w*)\.from\(|\binsertRows\(\s*\w+,/g;
/** The names in brackets: one or several, each perhaps with another name for the query. */
const NAME = /['"`](\w+)(?:\s+as\s+\w+)?['"`]/g;
/** A name that is written out; with nothing after the last comma of a list. */
const WRITTEN_OUT = /^\s*(?:'[^']*'|"[^"]*"|`[^`$]*`|)\s*$/;
const NAMED_QUERY = /^\s*\w+\.as\(/;
const FIRST = /^\s*\[(?<list>[^\]]*)\]|^(?<one>[^,]+)/;
/** Ways to put any text into SQL. */
const ANY_TEXT = /\bsql\.raw\(|\bCompiledQuery\.raw\(|\bdynamic\.table\(/g;
/** How a long list names its table. */
const LONG_TABLE = /\btable:\s*['"](\w+)['"]/g;

const SQL = /\bsql(?:<[^`]*?>)?`/g;
/** Where plain SQL names tables: one, or several with commas. */
const NAMED_IN_SQL =
  /\b(?:from|join|into|update|table)\s+([^();]*?)(?=\b(?:where|set|on|values|join|order|group|limit)\b|[();]|$)/gi;
/** Stands for an expression inside a template. */
const EXPRESSION = '$';

export function namedTables(source: string): NamedTables {
  const inKysely = [...source.matchAll(NAMING)].map((match) => argumentsAfter(source, match));
  const inSql = [...source.matchAll(SQL)].flatMap((match) => listsIn(template(source, endOf(match)).text));
  return {
    names: [
      ...inKysely.flatMap(({ text }) => [...text.matchAll(NAME)].map(([, name = '']) => name)),
      ...[...source.matchAll(LONG_TABLE)].map(([, name = '']) => name),
      ...inSql.flatMap((item) => /^(?:only\s+)?"?(\w+)/i.exec(item)?.[1] ?? []),
    ],
    unreadable: [
      ...inKysely.filter(({ text }) => !isReadable(text)).map(({ call }) => call),
      ...[...source.matchAll(ANY_TEXT)].map(([call]) => call),
      ...inSql.filter((item) => item.startsWith(EXPRESSION)).map(() => 'an expression in its SQL'),
    ],
  };
}

/** A call's arguments, up to the first closing bracket. */
function argumentsAfter(source: string, match: RegExpExecArray): { call: string; text: string } {
  const [text = ''] = source.slice(endOf(match)).split(')', 1);
  return { call: match[0], text };
}

/** Whether the first argument is a name, a list of them, or a query that was given a name. */
function isReadable(text: string): boolean {
  if (NAMED_QUERY.test(text)) return true;
  const { list, one = '' } = FIRST.exec(text)?.groups ?? {};
  return (list?.split(',') ?? [one]).every((name) => WRITTEN_OUT.test(name));
}

function listsIn(text: string): string[] {
  return [...text.matchAll(NAMED_IN_SQL)].flatMap(([, list = '']) =>
    list.split(',').map((one) => one.trim()),
  );
}

/** The template that begins here, without the expressions in it, and where it ends. */
function template(source: string, start: number): { text: string; end: number } {
  let text = '';
  let at = start;
  for (; at < source.length && source[at] !== '`'; at += 1) {
    const isExpression = source.startsWith('${', at);
    text += isExpression ? EXPRESSION : source[at];
    if (isExpression) at = endOfExpression(source, at + 2);
  }
  return { text, end: at };
}

/** Where the bracket is that ends an expression; it may hold templates of its own. */
function endOfExpression(source: string, start: number): number {
  let open = 1;
  let at = start;
  for (; at < source.length; at += 1) {
    if (source[at] === '{') open += 1;
    if (source[at] === '}') open -= 1;
    if (open === 0) return at;
    if (source[at] === '`') at = template(source, at + 1).end;
  }
  return at;
}

function endOf(match: RegExpExecArray): number {
  return match.index + match[0].length;
}
