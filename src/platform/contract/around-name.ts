/** A text before a name, the name with what stands right behind it, such as a comma, and the rest; all of it before, if it isn't named. */
export function aroundName(
  text: string,
  name: string,
): readonly [before: string, named: string, after: string] {
  const at = name === '' ? -1 : text.indexOf(name);
  if (at < 0) return [text, '', ''];
  const behind = at + name.length;
  const space = text.slice(behind).search(/\s/);
  const end = space < 0 ? text.length : behind + space;
  return [text.slice(0, at), text.slice(at, end), text.slice(end)];
}
