import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { findOnPath } from '../stack/postgres-binaries.ts';
import { report } from './report.ts';
import { listSources } from './sources.ts';

/** Alarms that ask for a metric which nobody exports never ring, and one without instructions wakes somebody for nothing. */
interface Rule {
  alert: string;
  expr: string;
  labels?: { severity?: string };
  annotations?: { summary?: string; runbook?: string };
}

const DIR = 'deploy/alerts';
const SEVERITIES = ['page', 'ticket'];

const files = readdirSync(DIR)
  .filter((name) => name.endsWith('.yml'))
  .map((name) => `${DIR}/${name}`);
const exported = new Set(
  listSources()
    .filter((path) => path.startsWith('apps/api/src/') && !path.endsWith('.test.ts'))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/name: '(ismi_\w+)'/g)])
    .map(([, name]) => name ?? ''),
);
const isExported = (metric: string): boolean =>
  exported.has(metric) || exported.has(metric.replace(/_(count|sum|bucket)$/, ''));

const rules = files.flatMap((file) => {
  const { groups }: { groups: { rules: Rule[] }[] } = parse(readFileSync(file, 'utf8'));
  return groups.flatMap((group) => group.rules.map((rule) => ({ file, rule })));
});

function faultsOf({ expr, labels, annotations }: Rule): string[] {
  const metrics = expr.match(/\bismi_\w+/g) ?? [];
  const { runbook, summary } = annotations ?? {};
  return [
    ...(metrics.length === 0 ? ['asks for no metric of ours'] : []),
    ...metrics
      .filter((metric) => !isExported(metric))
      .map((metric) => `asks for ${metric}, which nobody exports`),
    ...(SEVERITIES.includes(labels?.severity ?? '')
      ? []
      : [`has a severity that is none of ${SEVERITIES.join(', ')}`]),
    ...(summary ? [] : ['says nothing']),
    ...(runbook && existsSync(runbook) ? [] : [`names a runbook that does not exist: ${runbook}`]),
  ];
}

/** By Prometheus' own tool, where it is installed. */
function promtoolFaults(): { faults: string[]; isThere: boolean } {
  const promtool = findOnPath('promtool');
  if (!promtool) {
    console.error('promtool is not installed: the expressions were not checked by it');
    return { faults: [], isThere: false };
  }
  const { status, stdout, stderr } = spawnSync(promtool, ['check', 'rules', ...files], {
    encoding: 'utf8',
  });
  return { faults: status === 0 ? [] : [`${stdout}\n${stderr}`.trim()], isThere: true };
}

const { faults, isThere } = promtoolFaults();
report(
  [
    ...rules.flatMap(({ file, rule }) =>
      faultsOf(rule).map((fault) => `${file} ${rule.alert} ${fault}`),
    ),
    ...faults,
    ...(rules.length === 0 ? [`no alarm found in ${DIR}: this check has seen nothing`] : []),
  ],
  { check: 'alerts', alarms: rules.length, metrics: exported.size, promtool: isThere },
);
