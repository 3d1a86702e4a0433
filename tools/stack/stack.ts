import { join } from 'node:path';
import { builtCatalogue } from './built-catalogue.ts';
import type { Environment } from './environment.ts';
import { fileOutput, terminalOutput } from './process-output.ts';
import { makeProcesses, type Processes } from './processes.ts';
import { loadSecrets } from './secrets.ts';
import type { StackOptions } from './stack-options.ts';
import { loopbackUrl, nameOf, planStack, type ServicePlan, type StackPlan } from './stack-plan.ts';
import { chooseStackPorts, type StackPorts } from './stack-ports.ts';
import { type Services, startServices } from './stack-services.ts';

export interface Stack extends Services {
  urls: {
    /** The public URL; the API's in a stack without web servers. */
    web: string;
    /** The first API, directly; its paths begin with `/api`. */
    api: string;
    /** The inbox for people. */
    inbox: string;
    /** The inbox for tests. */
    inboxApi: string;
    /** The PayPal simulator; its control interface is below `/_sim`. */
    payPal: string;
    /** The model simulator. */
    model: string;
    /** The receiver of page views and error reports; `/_sim/state` shows them. */
    receiver: string;
    /** Every instance, in order. */
    webs: string[];
    apis: string[];
    /** By process name: `api-1`, `worker-1`, … */
    metrics: Record<string, string>;
  };
  /** The password of all seeded accounts. */
  password: string;
  /** The API's environment, for commands of its command line. */
  env: Environment;
  processes: Processes;
}

/** Starts the whole product on this machine; ready when it returns, nothing is left running if it throws. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { tell = () => {} } = options;
  tell('Starting the databases …');
  const services = await startServices(options);
  const processes = makeProcesses({
    output: options.logDir ? fileOutput(options.logDir) : terminalOutput,
    onUnexpectedEnd: (sentence) => {
      process.stderr.write(`${sentence}; stopping everything.\n`);
      process.exitCode = 1;
      void stop().then(options.onCrash);
    },
  });
  const stop = async () => {
    await processes.stopAll();
    await services.stop();
  };

  try {
    const ports = await chooseStackPorts(options);
    const urls = urlsOf(ports, options.publicOrigin);
    const settings = {
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
      secrets: loadSecrets(options.dataDir),
    };
    const plan = planStack(options, settings, ports);
    await executePlan(plan, processes, options);
    return {
      ...services,
      urls,
      password: settings.secrets.DEMO_PASSWORD,
      env: plan.env,
      processes,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function executePlan(
  plan: StackPlan,
  processes: Processes,
  options: StackOptions,
): Promise<void> {
  const { tell = () => {} } = options;
  tell('Starting the mail inbox and the simulators …');
  await startAll(plan.simulators, processes);

  tell('Running the migrations …');
  await processes.run(plan.migrate);
  tell('Importing the names …');
  const { command, ...importNames } = plan.importNames;
  await processes.run({ ...importNames, command: [...command, builtCatalogue()] });
  if (options.seed) {
    tell('Inserting demo data …');
    await processes.run(plan.seed);
  }

  tell('Starting API, worker and site …');
  await startAll(plan.product, processes);
}

async function startAll(plans: ServicePlan[], processes: Processes): Promise<void> {
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
