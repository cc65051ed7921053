/** Whether an address is one of a screen's, such as '/admin/update-speaker/$speakerId'. */
export function matches(pattern: string, pathname: string): boolean {
  const expected = pattern.split('/');
  const given = pathname.replace(/\/$/, '').split('/');
  return (
    expected.length === given.length &&
    expected.every((part, index) => /^\$\w/.test(part) || part === given[index])
  );
}
