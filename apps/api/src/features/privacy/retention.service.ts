import { findDeclaration } from '../../db/declared-table.ts';
import { nameOf } from '../../db/personal-data.ts';
import { TABLES } from '../../db/schema/index.ts';
import { PERSONAL_TABLES } from './duties.service.ts';

type Table = (typeof TABLES)[number];

function periodOf(table: Table): string {
  const { retention } = findDeclaration(table) ?? {};
  if (typeof retention === 'object') return `${retention.days} days after \`${retention.since}\``;
  return retention === 'with-the-account' ? 'as long as the account' : 'for good';
}

function afterErasure(table: Table): string {
  const duty = PERSONAL_TABLES.find((entry) => entry.table === table)?.onErasure;
  if (duty === undefined) return 'nothing: it is about nobody';
  if (duty === 'delete') return 'deleted';
  if ('keep' in duty) return `kept: ${duty.keep}`;
  return 'by' in duty ? 'words are taken out' : 'overwritten';
}

/** Every table with its declaration, as docs/retention.md shows it. */
export const retentionTable = (): string =>
  [
    '| table | data | stays | when its person leaves |',
    '|---|---|---|---|',
    ...TABLES.map(
      (table) =>
        `| \`${nameOf(table)}\` | ${findDeclaration(table)?.data} | ${periodOf(table)} | ${afterErasure(table)} |`,
    ),
  ].join('\n');
