import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

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
    limitsAlone: new Counter({
      name: 'ismi_rate_limit_without_redis_total',
      help: 'Requests whose limit was counted in this process alone, because Redis did not answer',
      registers: [registry],
    }),
  };
}

/** Prometheus reads here; the port is never published beyond the machine or cluster. */
export async function serveMetrics(metrics: Metrics, host: string, port: number): Promise<Server> {
  const server = createServer(async (_request, response) => {
    response.setHeader('content-type', metrics.registry.contentType);
    response.end(await metrics.registry.metrics());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
