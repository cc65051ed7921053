const STYLES = /<(?:\w+:)?cellXfs\b[\s\S]*?<\/(?:\w+:)?cellXfs>/;
const STYLE = /<(?:\w+:)?xf\b[^<>]*>/g;

/** The styles of cells, by the numbers by which cells name them. */
export function stylesIn(xml: string): string[] {
  return tagsIn(STYLES.exec(xml)?.[0] ?? '', STYLE);
}

export function tagsIn(xml: string, tag: RegExp): string[] {
  return xml.match(tag) ?? [];
}

/** '' without it. */
export function attributeOf(tag: string, name: string): string {
  return new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`).exec(tag)?.slice(1).join('') ?? '';
}
