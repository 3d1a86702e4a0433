import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../stack/ports.ts';
import { findOnPath } from '../stack/postgres-binaries.ts';
import { REPOSITORY } from '../stack/repository.ts';
import type { Stack } from '../stack/stack.ts';

export interface NginxPorts {
  visitors: number;
  inside: number;
}

/** One line of the access log, as far as proofs read it. */
interface Passed {
  part: 'api' | 'asset' | 'page';
  status: number;
  /** Every instance that was tried, in order. */
  upstreams: string[];
}

export interface Nginx {
  passed(): Passed[];
  /** Everything that it has written, to search for what must not be there. */
  logs(): string;
}

/** Chosen before the stack starts: the product must know its public origin. */
export const chooseNginxPorts = async (): Promise<NginxPorts> => ({
  visitors: await findFreePort(),
  inside: await findFreePort(),
});

/** The real nginx with deploy/nginx, in front of a stack's instances; it stops with the stack. */
export async function startNginx(stack: Stack, ports: NginxPorts, dir: string): Promise<Nginx> {
  const program = findNginx();
  mkdirSync(dir, { recursive: true });
  cpSync(join(REPOSITORY, 'deploy/nginx'), join(dir, 'ismi'), { recursive: true });
  const write = (name: string, lines: string[]) =>
    writeFileSync(join(dir, name), `${lines.join('\n')}\n`);
  write('nginx.conf', mainFile(dir));
  write('ismi/place/listen.conf', [`listen 127.0.0.1:${ports.visitors} default_server;`]);
  write('ismi/place/listen-inside.conf', [`listen 127.0.0.1:${ports.inside} default_server;`]);
  write('ismi/place/picture-cache.conf', [
    `proxy_cache_path ${dir}/pictures keys_zone=ismi_pictures:1m max_size=50m use_temp_path=off;`,
  ]);
  // With the options of the deployed ones, because the proof depends on them.
  const options = optionsOf('api-servers.conf');
  write('ismi/place/api-servers.conf', stack.urls.apis.map(serverLine(options)));
  write('ismi/place/web-servers.conf', stack.urls.webs.map(serverLine(options)));

  const files = ['-p', dir, '-c', join(dir, 'nginx.conf'), '-e', join(dir, 'error.log')];
  await stack.processes.run({ name: 'nginx -t', command: [program, '-t', '-q', ...files] });
  const nginx = stack.processes.start({ name: 'nginx', command: [program, ...files] });
  await nginx.waitForHttp(`http://127.0.0.1:${ports.visitors}/health`);

  const logs = () => ['access.log', 'error.log'].map((name) => read(join(dir, name))).join('\n');
  return { logs, passed: () => passedIn(read(join(dir, 'access.log'))) };
}

/** Debian installs it outside of the normal PATH. */
function findNginx(): string {
  const program = findOnPath('nginx') ?? '/usr/sbin/nginx';
  if (!existsSync(program)) throw new Error('This proof needs nginx: apt-get install nginx-light');
  return program;
}

/** Replaces deploy/nginx/nginx.conf: nginx writes only to our folder, so that it runs without root. */
const mainFile = (dir: string): string[] => [
  'daemon off;',
  'worker_processes 2;',
  `pid ${dir}/nginx.pid;`,
  `error_log ${dir}/error.log crit;`,
  'events { worker_connections 1024; }',
  'http {',
  ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `    ${kind}_temp_path ${dir}/${kind};`,
  ),
  '    include ismi/ismi.conf;',
  `    access_log ${dir}/access.log ismi;`,
  '}',
];

function optionsOf(file: string): string {
  const found = /^server \S+ (.*);$/m.exec(
    readFileSync(join(REPOSITORY, 'deploy/nginx/place', file), 'utf8'),
  )?.[1];
  if (!found) throw new Error(`deploy/nginx/place/${file} names no server`);
  return found;
}

const serverLine = (options: string) => (url: string) => `server ${new URL(url).host} ${options};`;

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

const passedIn = (log: string): Passed[] =>
  log
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const { part, status, upstream } = JSON.parse(line);
      return { part, status, upstreams: upstream.split(', ').filter(Boolean) };
    });
