import type { FastifyOtelInstrumentationOpts } from '@fastify/otel';

type Span = Parameters<NonNullable<FastifyOtelInstrumentationOpts['requestHook']>>[0];

/** An error message may quote a row and so personal data: a trace says that something failed, the log says what. */
function keepReasonsOut(span: Span): void {
  const setStatus = span.setStatus.bind(span);
  span.setStatus = ({ code }) => setStatus({ code });
}

/** Spans are named by route pattern, like the log: a path or query may contain a name, an address or a token. */
const WITHOUT_PEOPLE: FastifyOtelInstrumentationOpts = {
  recordExceptions: false,
  requestHook: (span, request) => {
    span.setAttribute('url.path', request.routeOptions.url ?? 'unknown');
    keepReasonsOut(span);
  },
  lifecycleHook: keepReasonsOut,
};

/**
 * Traces, when a collector is configured by the standard variable (OTEL_EXPORTER_OTLP_ENDPOINT, which the library reads
 * itself); otherwise the libraries are not loaded. Must run before the app is built: the instrumentation waits for Fastify to
 * register.
 */
export async function startTelemetry(isConfigured: boolean): Promise<() => Promise<void>> {
  if (!isConfigured) return async () => {};
  const { NodeSDK } = await import('@opentelemetry/sdk-node');
  const { FastifyOtelInstrumentation } = await import('@fastify/otel');
  const sdk = new NodeSDK({
    serviceName: 'ismi-api',
    metricReaders: [],
    logRecordProcessors: [],
    instrumentations: [
      new FastifyOtelInstrumentation({ registerOnInitialization: true, ...WITHOUT_PEOPLE }),
    ],
  });
  sdk.start();
  return () => sdk.shutdown();
}
