import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof makeMetrics>;

export function makeMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'ismi_http_request_seconds',
      help: 'Time from a request to its answer, by route pattern',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30],
      registers: [registry],
    }),
    jobSeconds: new Histogram({
      name: 'ismi_job_seconds',
      help: 'Time of one run of a job',
      labelNames: ['job', 'outcome'],
      buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120],
      registers: [registry],
    }),
    modelSeconds: new Histogram({
      name: 'ismi_model_seconds',
      help: 'Time of one question to the language model, by what it was for and what became of it',
      labelNames: ['task', 'outcome'],
      buckets: [0.5, 1, 2, 4, 8, 12, 16, 20, 25],
      registers: [registry],
    }),
    modelTokens: new Counter({
      name: 'ismi_model_tokens_total',
      help: 'Tokens that the language model has read and written, as its provider counts them',
      labelNames: ['task', 'direction'],
      registers: [registry],
    }),
    modelEuros: new Counter({
      name: 'ismi_model_euros_total',
      help: 'What the language model has cost, by its tokens and the configured prices',
      registers: [registry],
    }),
    modelBudgetShare: new Gauge({
      name: 'ismi_model_budget_share',
      help: 'Share of the daily cap that is spent, all processes together; from 0.8 on it warns, from 1 on it calls a person',
      registers: [registry],
    }),
    modelCircuitOpen: new Gauge({
      name: 'ismi_model_circuit_open',
      help: '1 while this process does not ask the language model, because it kept failing',
      registers: [registry],
    }),
    limitsAlone: new Counter({
      name: 'ismi_rate_limit_without_redis_total',
      help: 'Requests whose limit was counted in this process alone, because Redis did not answer',
      registers: [registry],
    }),
    pageViews: new Counter({
      name: 'ismi_page_views_total',
      help: 'Page views of visitors who agreed, by whether they were counted or lost on the way',
      labelNames: ['outcome'],
      registers: [registry],
    }),
    pageErrors: new Counter({
      name: 'ismi_page_errors_total',
      help: 'Errors that pages reported, by where they happened: browser or web server',
      labelNames: ['from'],
      registers: [registry],
    }),
    authEvents: new Counter({
      name: 'ismi_auth_events_total',
      help: 'Sign-ins, failures, resets, second factors, role changes and ends of sessions, by kind',
      labelNames: ['event'],
      registers: [registry],
    }),
    policyViolations: new Counter({
      name: 'ismi_csp_violations_total',
      help: 'What browsers refused because our content security policy forbids it, by directive',
      labelNames: ['directive'],
      registers: [registry],
    }),
    incomplete: new Gauge({
      name: 'ismi_metrics_incomplete',
      help: 'How many metrics could not be read this time and are missing below, because the database did not answer',
      registers: [registry],
    }),
    brokenPromises: new Gauge({
      name: 'ismi_ledger_violations',
      help: 'Rows that break a promise of the books, as of the last look; anything but 0 calls a person',
      registers: [registry],
    }),
  };
}

/** Prometheus waits ten seconds by default, the compose health check three. */
const READ_TIMEOUT_MS = 2_000;

const withTimeout = <T>(reading: Promise<T>): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error('a metric took too long to read')),
    READ_TIMEOUT_MS,
  );
  return Promise.race([reading, promise]).finally(() => clearTimeout(timer));
};

/** All metrics that can be read now. One that cannot be read is left out: an old value would look current. */
async function readMetrics({ registry, incomplete }: Metrics): Promise<string> {
  const readings = await Promise.allSettled(
    registry
      .getMetricsAsArray()
      .filter((metric) => metric !== (incomplete as object))
      .map(({ name }) => withTimeout(registry.getSingleMetricAsString(name))),
  );
  const texts = readings.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  incomplete.set(readings.length - texts.length);
  texts.push(await registry.getSingleMetricAsString('ismi_metrics_incomplete'));
  return `${texts.join('\n\n')}\n`;
}

interface InnerPort {
  host: string;
  port: number;
  /** Readiness of this process; a process with a public port reports it there. */
  isReady?: () => Promise<boolean>;
}

/** Prometheus reads `/metrics` here, and a supervisor `/ready`; the port is never published beyond the machine or cluster. */
export async function serveMetrics(
  metrics: Metrics,
  { host, port, isReady = async () => true }: InnerPort,
): Promise<Server> {
  const server = createServer(async (request, response) => {
    try {
      if (request.url === '/ready') {
        response.writeHead((await isReady()) ? 200 : 503).end();
        return;
      }
      const text = await readMetrics(metrics);
      response.setHeader('content-type', metrics.registry.contentType).end(text);
    } catch {
      // A failing read of metrics must not end the process.
      response.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
