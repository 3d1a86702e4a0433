import { join } from 'node:path';
import {
  apiEnvironment,
  type Environment,
  googleEnvironment,
  inboxEnvironment,
  type Mode,
  modelEnvironment,
  payPalEnvironment,
  receiverEnvironment,
  type Surroundings,
  webEnvironment,
} from './environment.ts';
import type { ProcessPlan } from './processes.ts';
import type { StackOptions } from './stack-options.ts';
import type { ApiPorts, StackPorts } from './stack-ports.ts';

export interface LastingPlan extends ProcessPlan {
  /** Answers 2xx once the process is ready; a worker has no such url. */
  readyUrl?: string;
}

export interface StackPlan {
  /** Stand-ins for third parties. */
  simulators: LastingPlan[];
  migrate: ProcessPlan;
  /** Brings the names in; safe to repeat, and nobody is served before. */
  importNames: ProcessPlan;
  seed: ProcessPlan;
  /** API, worker and web, in the order of their start. */
  product: LastingPlan[];
  /** What the API gets, for commands of its command line. */
  env: Environment;
}

/** Decides which process runs with which command and variables; starts nothing. */
export function planStack(
  options: StackOptions,
  around: Surroundings,
  ports: StackPorts,
): StackPlan {
  const { every, ...extra } = options.env ?? {};
  const apiEnv = (own: ApiPorts) => ({ ...apiEnvironment(around, own), ...every, ...extra.api });
  const workerEnv = (own: ApiPorts) => ({
    ...apiEnvironment(around, own),
    ...every,
    ...extra.worker,
  });
  const webEnv = (port: number, apiUrl: string) => ({
    ...webEnvironment(around, { port, apiUrl }),
    ...every,
    ...extra.web,
  });
  const env = apiEnv(ports.apis[0] ?? { http: 0, metrics: 0 });
  const cli = (script: string): ProcessPlan['command'] => [
    process.execPath,
    `apps/api/src/cli/${script}`,
  ];

  const apis = ports.apis.map((own, index) => ({
    name: nameOf('api', index),
    command: serverCommand('apps/api/src/main.server.ts', around.mode),
    env: apiEnv(own),
    readyUrl: `${loopbackUrl(own.http)}/api/ready`,
  }));
  const workers = ports.workers.map((own, index) => ({
    name: nameOf('worker', index),
    command: serverCommand('apps/api/src/main.worker.ts', around.mode),
    env: workerEnv(own),
  }));
  const webs = ports.webs.map((port, index) => {
    const api = ports.apis[index % ports.apis.length];
    return {
      name: nameOf('web', index),
      command: webCommand(around.mode),
      env: webEnv(port, loopbackUrl(api?.http ?? 0)),
      readyUrl: `${loopbackUrl(port)}/health`,
    };
  });

  const inbox = {
    name: 'inbox',
    command: simulator('inbox.ts'),
    env: inboxEnvironment({
      smtpPort: ports.smtp,
      webPort: ports.inbox,
      mailDir: join(options.dataDir, 'mails'),
    }),
    readyUrl: `${loopbackUrl(ports.inbox)}/api/healthz`,
  };
  const google = {
    name: 'google',
    command: simulator('google.ts'),
    env: googleEnvironment(around),
    readyUrl: `${loopbackUrl(ports.google)}/.well-known/openid-configuration`,
  };
  const payPal = {
    name: 'paypal',
    command: simulator('paypal.ts'),
    env: payPalEnvironment({
      port: ports.payPal,
      directory: around.payPal.directory,
      apiUrl: loopbackUrl(ports.apis[0]?.http ?? 0),
    }),
    readyUrl: `${around.payPal.origin}/_sim/health`,
  };
  const model = {
    name: 'model',
    command: simulator('model.ts'),
    env: modelEnvironment(around),
    readyUrl: `${loopbackUrl(ports.model)}/v1/models`,
  };

  const receiver = {
    name: 'receiver',
    command: simulator('receiver.ts'),
    env: receiverEnvironment(around),
    readyUrl: `${loopbackUrl(ports.receiver)}/_sim/state`,
  };

  return {
    simulators: [inbox, google, payPal, model, receiver],
    migrate: { name: 'migrate', command: cli('migrate.ts'), env },
    importNames: { name: 'names', command: cli('import-names.ts'), env },
    seed: { name: 'seed', command: [...cli('seed-demo.ts'), around.secrets.DEMO_PASSWORD], env },
    product: [...apis, ...workers, ...webs],
    env,
  };
}

export const nameOf = (role: 'api' | 'worker' | 'web', index: number): string =>
  `${role}-${index + 1}`;

export const loopbackUrl = (port: number): string => `http://127.0.0.1:${port}`;

const simulator = (script: string): ProcessPlan['command'] => [
  process.execPath,
  `apps/simulators/src/${script}`,
];

function serverCommand(script: string, mode: Mode): ProcessPlan['command'] {
  const reload = mode === 'development' ? ['--watch', '--watch-preserve-output'] : [];
  return [process.execPath, ...reload, '--enable-source-maps', script];
}

/** The development server reloads by itself. */
const webCommand = (mode: Mode): ProcessPlan['command'] =>
  mode === 'development'
    ? [process.execPath, 'apps/web/server.dev.ts']
    : [process.execPath, '--enable-source-maps', 'apps/web/server.ts'];
