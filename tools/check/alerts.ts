import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { findOnPath } from '../stack/postgres-binaries.ts';
import { report } from './report.ts';
import { listSources } from './sources.ts';

/** Alerts on a metric that is not exported never fire, and an alert without a runbook does not help. */
interface Rule {
  alert: string;
  expr: string;
  labels?: { severity?: string };
  annotations?: { summary?: string; runbook?: string };
}

const DIR = 'deploy/alerts';
const SEVERITIES = ['page', 'ticket'];

const ymlIn = (dir: string) =>
  readdirSync(dir)
    .filter((name) => name.endsWith('.yml'))
    .map((name) => `${dir}/${name}`);
const files = ymlIn(DIR);
const exportedBelow = (dir: string) =>
  new Set(
    listSources()
      .filter((path) => path.startsWith(dir) && !path.endsWith('.test.ts'))
      .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/name: '(ismi_\w+)'/g)])
      .map(([, name]) => name ?? ''),
  );
const exported = exportedBelow('apps/api/src/');
/** Exported by workers only: if no worker runs, these are missing, and no comparison fires. */
const exportedByWorkers = exportedBelow('apps/api/src/jobs/');
const isExported = (metric: string): boolean =>
  exported.has(metric) || exported.has(metric.replace(/_(count|sum|bucket)$/, ''));

const rules = files.flatMap((file) => {
  const { groups }: { groups: { rules: Rule[] }[] } = parse(readFileSync(file, 'utf8'));
  return groups.flatMap((group) => group.rules.map((rule) => ({ file, rule })));
});

const checkedForAbsence = new Set(
  rules.flatMap(({ rule }) =>
    [...rule.expr.matchAll(/\babsent\((ismi_\w+)/g)].map(([, name]) => name),
  ),
);

function faultsOf({ expr, labels, annotations }: Rule): string[] {
  const metrics = expr.match(/\bismi_\w+/g) ?? [];
  const { runbook, summary } = annotations ?? {};
  return [
    ...(metrics.length === 0 ? ['asks for no metric of ours'] : []),
    ...metrics
      .filter((metric) => !isExported(metric))
      .map((metric) => `asks for ${metric}, which nobody exports`),
    ...metrics
      .filter((metric) => exportedByWorkers.has(metric) && !checkedForAbsence.has(metric))
      .map((metric) => `asks for ${metric}, and no alarm rings when it is absent`),
    ...(SEVERITIES.includes(labels?.severity ?? '')
      ? []
      : [`has a severity that is none of ${SEVERITIES.join(', ')}`]),
    ...(summary ? [] : ['says nothing']),
    ...(runbook && existsSync(runbook) ? [] : [`names a runbook that does not exist: ${runbook}`]),
  ];
}

/** Checks with promtool, if it is installed. Required in CI. */
function promtoolFaults(): { faults: string[]; isThere: boolean } {
  const promtool = findOnPath('promtool');
  if (!promtool) {
    const lack = 'promtool is not installed: the expressions were not checked by it';
    console.error(lack);
    return { faults: process.env.CI ? [lack] : [], isThere: false };
  }
  const faults = [
    ['check', 'rules', ...files],
    ['test', 'rules', ...ymlIn(`${DIR}/tests`)],
  ].flatMap((question) => {
    const { status, stdout, stderr } = spawnSync(promtool, question, { encoding: 'utf8' });
    return status === 0 ? [] : [`${stdout}\n${stderr}`.trim()];
  });
  return { faults, isThere: true };
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
