/**
 * Traces, when a collector is configured by the standard variable (OTEL_EXPORTER_OTLP_ENDPOINT, which the library reads
 * itself); otherwise not even the libraries are loaded. Must run before the app is built: the instrumentation waits for
 * Fastify to announce itself.
 */
export async function startTelemetry(isConfigured: boolean): Promise<() => Promise<void>> {
  if (!isConfigured) return async () => {};
  const { NodeSDK } = await import('@opentelemetry/sdk-node');
  const { FastifyOtelInstrumentation } = await import('@fastify/otel');
  const sdk = new NodeSDK({
    serviceName: 'ismi-api',
    metricReaders: [],
    logRecordProcessors: [],
    instrumentations: [new FastifyOtelInstrumentation({ registerOnInitialization: true })],
  });
  sdk.start();
  return () => sdk.shutdown();
}
