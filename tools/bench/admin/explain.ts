import { openSync, readSync, statSync } from 'node:fs';
import type pg from 'pg';
import { waitUntil } from '../../stack/wait-until.ts';

interface LoggedQuery {
  text: string;
  values: (string | null)[];
}

const VALUE = /\$\d+ = (NULL|'(?:[^']|'')*')/g;
const readValue = (written: string) =>
  written === 'NULL' ? null : written.slice(1, -1).replaceAll("''", "'");

const ENTRY =
  /LOG: {2}(?:execute [^:]+|statement): ((?:.*\n)(?:\t.*\n)*)(?:[^\n]*DETAIL: {2}[Pp]arameters: ((?:.*\n)(?:\t.*\n)*))?/g;

const statementsIn = (log: string): LoggedQuery[] =>
  [...log.matchAll(ENTRY)]
    .map(([, text = '', values = '']) => ({
      text: text.replaceAll('\n\t', '\n').trim(),
      values: [...values.matchAll(VALUE)].map(([, written = '']) => readValue(written)),
    }))
    // Without statements of the queue and of authentication.
    .filter(({ text }) => /^(select|with)/i.test(text) && !/pgboss|"sessions"|pg_sleep/.test(text));

function readFrom(file: string, start: number): string {
  const bytes = Buffer.alloc(statSync(file).size - start);
  readSync(openSync(file, 'r'), bytes, 0, bytes.length, start);
  return bytes.toString();
}

/** The statements with their values that the server executed during some work, from its own log. */
export async function queriesDuring(
  log: string,
  work: () => Promise<unknown>,
): Promise<LoggedQuery[]> {
  const before = statSync(log).size;
  await work();
  let queries: LoggedQuery[] = [];
  await waitUntil(
    async () => {
      queries = statementsIn(readFrom(log, before));
      return queries.length > 0;
    },
    { what: 'the statements to be in the log' },
  );
  return queries;
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

export interface Cost {
  buffers: number;
  ms: number;
  /** Tables with a sequential scan. */
  scanned: string[];
}

/** What PostgreSQL read for a statement, and how. */
export async function costOf(client: pg.Client, { text, values }: LoggedQuery): Promise<Cost> {
  const { rows } = await client.query(
    `explain (analyze, buffers, format json) ${text}`,
    values as unknown[],
  );
  const { Plan: plan, 'Execution Time': ms } = rows[0]['QUERY PLAN'][0];
  return {
    buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    ms,
    scanned: nodesOf(plan)
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .flatMap((node) => node['Relation Name'] ?? []),
  };
}
