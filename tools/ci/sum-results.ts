import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { countResults, type Suite } from './count-results.ts';

/**
 * `node sum-results.ts [--stage-failed <stage>]… <suite>=<report>…` ends with the line `N passed, N failed` and fails
 * unless every suite ran tests and nothing failed. A suite bears the name of the stage that ran it.
 */
const { values, positionals } = parseArgs({
  options: { 'stage-failed': { type: 'string', multiple: true, default: [] } },
  allowPositionals: true,
});

const suites = positionals.map((positional): Suite => {
  const [name = '', file = ''] = positional.split('=', 2);
  return { name, report: existsSync(file) ? readFileSync(file, 'utf8') : undefined };
});
const { passed, failed, remarks } = countResults(suites, values['stage-failed']);

for (const remark of remarks) console.error(remark);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
