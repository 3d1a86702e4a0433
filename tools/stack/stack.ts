import { join } from 'node:path';
import type { Environment } from './environment.ts';
import { fileOutput, terminalOutput } from './process-output.ts';
import { makeProcesses, type Processes } from './processes.ts';
import { secretsIn } from './secrets.ts';
import type { StackOptions } from './stack-options.ts';
import { type LastingPlan, loopbackUrl, nameOf, planStack, type StackPlan } from './stack-plan.ts';
import { chooseStackPorts, type StackPorts } from './stack-ports.ts';
import { type Services, startServices } from './stack-services.ts';

export interface Stack extends Services {
  urls: {
    /** What a visitor types; the API's url in a stack without web servers. */
    web: string;
    /** The first API as a neighbour reaches it; its paths begin with `/api`. */
    api: string;
    /** Where a person reads the mails. */
    inbox: string;
    /** Where a test reads them. */
    inboxApi: string;
    /** The PayPal simulator; what a test may ask of it stands below `/_sim`. */
    payPal: string;
    /** The language model's simulator. */
    model: string;
    /** Where page views and error reports arrive; what came stands at `/_sim/state`. */
    receiver: string;
    /** Every instance, in order. */
    webs: string[];
    apis: string[];
    /** By name of the process: `api-1`, `worker-1`, … */
    metrics: Record<string, string>;
  };
  /** What everybody whom `seed` brings in signs in with. */
  password: string;
  /** What the API was started with: for commands of its command line. */
  env: Environment;
  processes: Processes;
}

/** The whole product on this machine, ready for visitors when it returns; nothing is left running when it throws. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { tell = () => {} } = options;
  tell('Starting the databases …');
  const services = await startServices(options);
  const processes = makeProcesses({
    output: options.logDir ? fileOutput(options.logDir) : terminalOutput,
    onUnexpectedEnd: (sentence) => {
      process.stderr.write(`${sentence}; stopping everything.\n`);
      process.exitCode = 1;
      void stop().then(options.onCollapse);
    },
  });
  const stop = async () => {
    await processes.stopAll();
    await services.stop();
  };

  try {
    const ports = await chooseStackPorts(options);
    const urls = urlsOf(ports, options.publicOrigin);
    const around = {
      mode: options.mode ?? 'production',
      logLevel: options.logLevel ?? 'info',
      publicOrigin: urls.web,
      databaseUrl: services.databaseUrl,
      redisUrl: services.redisUrl,
      smtpPort: ports.smtp,
      googlePort: ports.google,
      payPal: { origin: urls.payPal, directory: join(options.dataDir, 'paypal') },
      modelPort: ports.model,
      receiverPort: ports.receiver,
      secrets: secretsIn(options.dataDir),
    };
    const plan = planStack(options, around, ports);
    await carryOut(plan, processes, options);
    return {
      ...services,
      urls,
      password: around.secrets.DEMO_PASSWORD,
      env: plan.env,
      processes,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function carryOut(
  plan: StackPlan,
  processes: Processes,
  options: StackOptions,
): Promise<void> {
  const { tell = () => {} } = options;
  tell('Starting the mail inbox and the simulators …');
  await startAll(plan.simulators, processes);

  tell('Bringing the tables up to date …');
  await processes.run(plan.migrate);
  tell('Bringing the names in …');
  await processes.run(plan.importNames);
  if (options.seed) {
    tell('Filling in something to look at …');
    await processes.run(plan.seed);
  }

  tell('Starting API, worker and site …');
  await startAll(plan.product, processes);
}

async function startAll(plans: LastingPlan[], processes: Processes): Promise<void> {
  const ready = plans.map(async (plan) => {
    const started = processes.start(plan);
    if (plan.readyUrl) await started.waitForHttp(plan.readyUrl);
  });
  await Promise.all(ready);
}

function urlsOf(ports: StackPorts, publicOrigin: string | undefined): Stack['urls'] {
  const apis = ports.apis.map(({ http }) => loopbackUrl(http));
  const metricsOf = (role: 'api' | 'worker') =>
    ports[`${role}s`].map(
      (own, index) => [nameOf(role, index), `${loopbackUrl(own.metrics)}/metrics`] as const,
    );
  const [firstApi = ''] = apis;
  const [firstWeb] = ports.webs;
  return {
    web: publicOrigin ?? (firstWeb ? `http://localhost:${firstWeb}` : firstApi),
    api: firstApi,
    inbox: loopbackUrl(ports.inbox),
    inboxApi: `${loopbackUrl(ports.inbox)}/api`,
    payPal: loopbackUrl(ports.payPal),
    model: loopbackUrl(ports.model),
    receiver: loopbackUrl(ports.receiver),
    webs: ports.webs.map(loopbackUrl),
    apis,
    metrics: Object.fromEntries([...metricsOf('api'), ...metricsOf('worker')]),
  };
}
