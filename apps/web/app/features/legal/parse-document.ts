/** Plain text, or a link to a page of this site or to another site. */
export type Span = string | { text: string; to: string };

/** Tables that the page fills in itself; the document only explains each row in its own language. */
const TABLES = ['operator', 'recipients', 'stored', 'retention', 'prices'] as const;
export type TableName = (typeof TABLES)[number];

export interface Row {
  key: string;
  spans: Span[];
}

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; spans: Span[] }
  | { kind: 'list'; items: Span[][] }
  | { kind: 'table'; table: TableName; rows: Row[] };

export interface LegalDocument {
  title: string;
  /** The title with soft hyphens, where a narrow screen may break it. */
  heading: string;
  description: string;
  /** The date from which this text applies. */
  version: string;
  blocks: Block[];
}

const SOFT_HYPHEN = '\u00AD';

const isTable = (name: string): name is TableName => TABLES.some((table) => table === name);

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`legal document: unknown placeholder ${name}`);
    return value;
  });
}

/** `[text](page)` links to a page by its name, `[text](https://…)` and `[text](mailto:…)` to external addresses. */
function spansOf(text: string): Span[] {
  const parts = text.split(/(\[[^\]]+\]\([^)]+\))/);
  return parts
    .filter((part) => part !== '')
    .map((part) => {
      const [, words, to] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
      return words && to ? { text: words, to } : part;
    });
}

function blockOf(paragraph: string): Block {
  const lines = paragraph.split('\n');
  const [first = ''] = lines;
  if (first.startsWith('## ')) return { kind: 'heading', text: first.slice(3) };
  if (first.startsWith('- ')) {
    const items = paragraph.split(/^- /m).slice(1);
    return { kind: 'list', items: items.map((item) => spansOf(joined(item))) };
  }
  const [, table = ''] = /^::(\w+)$/.exec(first) ?? [];
  if (table === '') return { kind: 'text', spans: spansOf(joined(paragraph)) };
  if (!isTable(table)) throw new Error(`legal document: unknown table ${table}`);
  const rows = lines.slice(1).map((line) => {
    const [, key, words] = /^([\w-]+): (.+)$/.exec(line) ?? [];
    if (!key || !words)
      throw new Error(`legal document: row of ${table} is not "key: text": ${line}`);
    return { key, spans: spansOf(words) };
  });
  return { kind: 'table', table, rows };
}

const joined = (text: string): string => text.trim().replaceAll('\n', ' ');

/**
 * The small markup of legal documents: `key: value` lines above `---`, `## ` headings, paragraphs, `- ` lists, links,
 * `{{values}}`, and `::table` with a line of text for each row that the page itself lists.
 */
export function parseDocument(
  source: string,
  values: Readonly<Record<string, string>>,
): LegalDocument {
  const [head = '', ...rest] = source.split(/^---$/m);
  const facts = Object.fromEntries(
    head
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s, 2)),
  );
  const { title, description, version } = facts;
  if (!title || !description || !/^\d{4}-\d\d-\d\d$/.test(version ?? '')) {
    throw new Error('legal document: title, description and version are required');
  }
  // No line break between a section sign and its number.
  const body = fill(rest.join('---'), values)
    .trim()
    .replaceAll(/(§§?) /g, '$1\u00A0');
  const blocks = body.split(/\n{2,}/).map(blockOf);
  return { title: title.replaceAll(SOFT_HYPHEN, ''), heading: title, description, version, blocks };
}
