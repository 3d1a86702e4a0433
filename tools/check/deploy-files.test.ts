import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { REPOSITORY } from '../stack/repository.ts';

/** What holds between the files of deploy/, which no engine reads here. */
interface Service {
  command?: string[];
  ports?: string[];
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

describe.each(['deploy/Dockerfile.api', 'deploy/Dockerfile.web'])('%s', (path) => {
  const lines = read(path).split('\n');
  const copied = lines
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
    .flatMap((line) => line.split(' ').slice(1, -1));

  test('copies only what exists', () => {
    expect(copied.filter((source) => !existsSync(join(REPOSITORY, source)))).toEqual([]);
  });

  test('shows npm every workspace that the lock file knows', () => {
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

test('nginx alone is published', () => {
  const published = Object.entries(services).filter(([, { ports }]) => ports !== undefined);
  expect(published.map(([name]) => name)).toEqual(['nginx']);
});

test('the API starts after the migration and the import of the names, which come one after the other', () => {
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

test('nginx lets go of connections and forgives before a drain is over', () => {
  const secondsIn = (path: string, pattern: RegExp) =>
    [...read(path).matchAll(pattern)].map(([, seconds]) => Number(seconds));
  const limits = [
    ...secondsIn('deploy/nginx/ismi.conf', /^ {4}keepalive_timeout ([\d.]+)s;$/gm).filter(
      // The other one is for visitors' connections.
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
