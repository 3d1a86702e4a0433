import { openSync, readSync, statSync } from 'node:fs';
import type pg from 'pg';
import { waitUntil } from '../../stack/wait-until.ts';

interface Asked {
  text: string;
  values: (string | null)[];
}

const VALUE = /\$\d+ = (NULL|'(?:[^']|'')*')/g;
const readValue = (written: string) =>
  written === 'NULL' ? null : written.slice(1, -1).replaceAll("''", "'");

const ENTRY =
  /LOG: {2}(?:execute [^:]+|statement): ((?:.*\n)(?:\t.*\n)*)(?:[^\n]*DETAIL: {2}[Pp]arameters: ((?:.*\n)(?:\t.*\n)*))?/g;

const statementsIn = (log: string): Asked[] =>
  [...log.matchAll(ENTRY)]
    .map(([, text = '', values = '']) => ({
      text: text.replaceAll('\n\t', '\n').trim(),
      values: [...values.matchAll(VALUE)].map(([, written = '']) => readValue(written)),
    }))
    // What the queue does, and what is read of every caller, whatever is called.
    .filter(({ text }) => /^(select|with)/i.test(text) && !/pgboss|"sessions"|pg_sleep/.test(text));

function readFrom(file: string, start: number): string {
  const bytes = Buffer.alloc(statSync(file).size - start);
  readSync(openSync(file, 'r'), bytes, 0, bytes.length, start);
  return bytes.toString();
}

/** What the server was asked while something was done, with the values: from its own log, so nothing is left out. */
export async function askedDuring(log: string, work: () => Promise<unknown>): Promise<Asked[]> {
  const before = statSync(log).size;
  await work();
  let asked: Asked[] = [];
  await waitUntil(
    async () => {
      asked = statementsIn(readFrom(log, before));
      return asked.length > 0;
    },
    { what: 'the statements to be in the log' },
  );
  return asked;
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
  /** Tables that were read from end to end. */
  scanned: string[];
}

/** What PostgreSQL read for it, and how. */
export async function costOf(client: pg.Client, { text, values }: Asked): Promise<Cost> {
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
