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
  type StackSettings,
  webEnvironment,
} from './environment.ts';
import type { ProcessPlan } from './processes.ts';
import type { StackOptions } from './stack-options.ts';
import type { ApiPorts, StackPorts } from './stack-ports.ts';

export interface ServicePlan extends ProcessPlan {
  /** Responds 2xx once the process is ready; workers have none. */
  readyUrl?: string;
}

export interface StackPlan {
  /** Simulators of third parties. */
  simulators: ServicePlan[];
  migrate: ProcessPlan;
  /** Imports the names before the product starts; safe to repeat. */
  importNames: ProcessPlan;
  seed: ProcessPlan;
  /** API, worker and web, in starting order. */
  product: ServicePlan[];
  /** The API's environment, for commands of its command line. */
  env: Environment;
}

/** Decides the command and environment of each process; starts nothing. */
export function planStack(
  options: StackOptions,
  settings: StackSettings,
  ports: StackPorts,
): StackPlan {
  const { every, ...extra } = options.env ?? {};
  const apiEnv = (own: ApiPorts) => ({ ...apiEnvironment(settings, own), ...every, ...extra.api });
  const workerEnv = (own: ApiPorts) => ({
    ...apiEnvironment(settings, own),
    ...every,
    ...extra.worker,
  });
  const webEnv = (port: number, apiUrl: string) => ({
    ...webEnvironment(settings, { port, apiUrl }),
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
    command: serverCommand('apps/api/src/main.server.ts', settings.mode),
    env: apiEnv(own),
    readyUrl: `${loopbackUrl(own.http)}/api/ready`,
  }));
  const workers = ports.workers.map((own, index) => ({
    name: nameOf('worker', index),
    command: serverCommand('apps/api/src/main.worker.ts', settings.mode),
    env: workerEnv(own),
  }));
  const webs = ports.webs.map((port, index) => {
    const api = ports.apis[index % ports.apis.length];
    return {
      name: nameOf('web', index),
      command: webCommand(settings.mode),
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
    env: googleEnvironment(settings),
    readyUrl: `${loopbackUrl(ports.google)}/.well-known/openid-configuration`,
  };
  const payPal = {
    name: 'paypal',
    command: simulator('paypal.ts'),
    env: payPalEnvironment({
      port: ports.payPal,
      directory: settings.payPal.directory,
      apiUrl: loopbackUrl(ports.apis[0]?.http ?? 0),
    }),
    readyUrl: `${settings.payPal.origin}/_sim/health`,
  };
  const model = {
    name: 'model',
    command: simulator('model.ts'),
    env: modelEnvironment(settings),
    readyUrl: `${loopbackUrl(ports.model)}/v1/models`,
  };

  const receiver = {
    name: 'receiver',
    command: simulator('receiver.ts'),
    env: receiverEnvironment(settings),
    readyUrl: `${loopbackUrl(ports.receiver)}/_sim/state`,
  };

  return {
    simulators: [inbox, google, payPal, model, receiver],
    migrate: { name: 'migrate', command: cli('migrate.ts'), env },
    importNames: { name: 'names', command: cli('import-names.ts'), env },
    seed: { name: 'seed', command: [...cli('seed-demo.ts'), settings.secrets.DEMO_PASSWORD], env },
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
