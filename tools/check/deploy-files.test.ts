import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { REPOSITORY } from '../stack/repository.ts';

/** Consistency of the files in deploy/, without running them. */
interface Service {
  command?: string[];
  ports?: string[];
  env_file?: string;
  environment?: Record<string, string | number>;
  networks: string[] | { inside: { ipv4_address: string } };
  depends_on?: Record<string, { condition: string }>;
}

const read = (path: string) => readFileSync(join(REPOSITORY, path), 'utf8');
const compose: { services: Record<string, Service> } = parse(read('deploy/compose.yaml'), {
  merge: true,
});
const { services } = compose;
const workspaceManifests = Object.keys(JSON.parse(read('package-lock.json')).packages)
  .filter((path) => path !== '' && !path.includes('node_modules'))
  .map((path) => `${path}/package.json`);

const example = read('deploy/env.example');
const linesOf = (text: string) => [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)];
const exampleValues = Object.fromEntries(linesOf(example).map(([, name, value]) => [name, value]));
/** The variables that deploy/README.md asks an operator to fill in; the others may stay as in the example. */
const FILLED_IN: Record<string, string> = {
  POSTGRES_PASSWORD: 'aa11',
  APPLICATION_PASSWORD: 'bb22',
  ACCESS_TOKEN_SECRET: 'a'.repeat(32),
  LASTING_SECRET: 'b'.repeat(32),
  CAPTCHA_SECRET: 'c'.repeat(32),
  RENDERING_SECRET: 'r'.repeat(32),
  OPERATOR_NAME: 'Somebody',
};

/** The environment that compose gives a service: its env file, then its own lines. */
function environmentOf(name: string): Record<string, string> {
  const file: Record<string, string> = { ...exampleValues, ...FILLED_IN };
  const filledIn = (value: string) =>
    value.replaceAll(/\$\{([A-Z_]+)(?::([-?])([^}]*))?\}/g, (_, variable, kind, rest) => {
      if (file[variable]) return file[variable];
      if (kind === '?') throw new Error(`${variable}: ${rest}`);
      return rest ?? '';
    });
  const own = Object.entries(services[name]?.environment ?? {});
  return {
    ...(services[name]?.env_file && file),
    ...Object.fromEntries(own.map(([variable, value]) => [variable, filledIn(String(value))])),
  };
}

describe.each(['deploy/Dockerfile.api', 'deploy/Dockerfile.web'])('%s', (path) => {
  const lines = read(path).split('\n');
  const copied = lines
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
    .flatMap((line) => line.split(' ').slice(1, -1));

  test('copies only what exists', () => {
    expect(copied.filter((source) => !existsSync(join(REPOSITORY, source)))).toEqual([]);
  });

  test('copies every workspace in the lock file before npm runs', () => {
    expect(workspaceManifests.filter((manifest) => !copied.includes(manifest))).toEqual([]);
  });

  test('runs a script that exists, and not as root', () => {
    const command: string[] = JSON.parse(
      lines.findLast((line) => line.startsWith('CMD '))?.slice(4) ?? '[]',
    );
    expect(existsSync(join(REPOSITORY, command.at(-1) ?? 'none'))).toBe(true);
    expect(lines).toContain('USER node');
  });
});

test('commands of the composition run scripts that exist', () => {
  const scripts = Object.values(services).flatMap(({ command = [] }) =>
    command.filter((word) => word.endsWith('.ts')),
  );
  expect(scripts.length).toBe(3);
  expect(scripts.filter((script) => !existsSync(join(REPOSITORY, script)))).toEqual([]);
});

test('deploy/README.md names every variable that must be filled in', () => {
  const unnamed = Object.keys(FILLED_IN).filter((name) => exampleValues[name] !== '');
  expect(unnamed).toEqual([]);
  expect(read('deploy/README.md')).toContain(
    '`POSTGRES_PASSWORD`, `APPLICATION_PASSWORD`, the four secrets and `OPERATOR_NAME`',
  );
});

test.each([
  ['api-1', 'apps/api/src/config.ts', 'readConfig'],
  ['worker', 'apps/api/src/config.ts', 'readConfig'],
  ['web-1', 'apps/web/config.ts', 'readWebConfig'],
  ['migrate', 'apps/api/src/config.migration.ts', 'readMigrationConfig'],
  ['names', 'apps/api/src/config.migration.ts', 'readMigrationConfig'],
])('%s can start with its environment', (name, module, reader) => {
  // A separate process, so that it has only these variables.
  const script = `import('./${module}').then((config) => config.${reader}())`;
  expect(
    execFileSync(process.execPath, ['-e', script], {
      cwd: REPOSITORY,
      env: environmentOf(name),
      encoding: 'utf8',
    }),
  ).toBe('');
});

test('web servers get every variable of their part of the example, and no secret except the one shared with the API', () => {
  const [, part = ''] = example.split('--- Web server ---');
  const given = environmentOf('web-1');
  const missing = linesOf(part).filter(([, variable = '']) => !(variable in given));
  expect(missing.map(([, variable]) => variable)).toEqual([]);
  // The API recognizes the web servers by it; it gives no other access (docs/decisions/0147).
  expect(Object.keys(given).filter((variable) => /SECRET|PASSWORD|_KEY/.test(variable))).toEqual([
    'RENDERING_SECRET',
  ]);
});

test('API and worker connect as the role that the migration creates, and only the migration has the owner’s password', () => {
  const { APPLICATION_ROLE, APPLICATION_PASSWORD, DATABASE_URL } = environmentOf('migrate');
  expect(DATABASE_URL).toContain(`//ismi:${FILLED_IN.POSTGRES_PASSWORD}@`);
  for (const name of ['api-1', 'api-2', 'worker']) {
    const given = environmentOf(name);
    expect(given.DATABASE_URL).toContain(`//${APPLICATION_ROLE}:${APPLICATION_PASSWORD}@`);
    expect(Object.values(given).join()).not.toContain(FILLED_IN.POSTGRES_PASSWORD);
  }
});

test('only nginx is published', () => {
  const published = Object.entries(services).filter(([, { ports }]) => ports !== undefined);
  expect(published.map(([name]) => name)).toEqual(['nginx']);
});

test('the API starts after the migration and then the import of the names', () => {
  for (const name of ['api-1', 'api-2', 'worker']) {
    expect(services[name]?.depends_on?.migrate?.condition).toBe('service_completed_successfully');
    expect(services[name]?.depends_on?.names?.condition).toBe('service_completed_successfully');
  }
  expect(services.names?.depends_on?.migrate?.condition).toBe('service_completed_successfully');
});

test.each(['api-1', 'api-2', 'worker'])('%s reaches third parties', (name) => {
  const networks = services[name]?.networks ?? [];
  expect(Array.isArray(networks) ? networks : Object.keys(networks)).toContain('outside');
});

test.each(['api', 'web'])('nginx knows every %s by its address and port', (role) => {
  const known = read(`deploy/nginx/place/${role}-servers.conf`).match(/[\d.]+:\d+/g);
  const composed = Object.entries(services)
    .filter(([name]) => name.startsWith(`${role}-`))
    .map(([, { networks, environment }]) =>
      'inside' in networks ? `${networks.inside.ipv4_address}:${environment?.PORT}` : 'nowhere',
    );
  expect(known).toEqual(composed);
});

test('nginx closes connections and retries servers before a drain is over', () => {
  const secondsIn = (path: string, pattern: RegExp) =>
    [...read(path).matchAll(pattern)].map(([, seconds]) => Number(seconds));
  const limits = [
    ...secondsIn('deploy/nginx/ismi.conf', /^ {4}keepalive_timeout ([\d.]+)s;$/gm).filter(
      // 65 is for visitors' connections.
      (seconds) => seconds !== 65,
    ),
    ...secondsIn('deploy/nginx/place/api-servers.conf', /fail_timeout=([\d.]+)s;/g),
    ...secondsIn('deploy/nginx/place/web-servers.conf', /fail_timeout=([\d.]+)s;/g),
  ];
  expect(limits.length).toBe(6);
  for (const name of ['api-1', 'api-2', 'web-1', 'web-2']) {
    expect(Math.max(...limits)).toBeLessThan(Number(services[name]?.environment?.DRAIN_MS) / 1000);
  }
});
