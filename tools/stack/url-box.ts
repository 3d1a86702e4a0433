/** A box with a title and lines of label and value. */
export function urlBox(title: string, lines: [label: string, value: string][]): string {
  const labelWidth = Math.max(...lines.map(([label]) => label.length));
  const rows = [
    title,
    '',
    ...lines.map(([label, value]) => `${label.padEnd(labelWidth)}  ${value}`),
  ];
  const width = Math.max(...rows.map((row) => row.length));
  const edge = '─'.repeat(width + 4);
  return ['', `┌${edge}┐`, ...rows.map((row) => `│  ${row.padEnd(width)}  │`), `└${edge}┘`, '']
    .join('\n')
    .concat('\n');
}
