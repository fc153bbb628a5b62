import { turnOn } from './tracing.ts'

/**
 * Exports spans by OTLP over HTTP, if OpenTelemetry's own variable `OTEL_EXPORTER_OTLP_ENDPOINT` says where to. Its others hold too
 * (`OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_TRACES_SAMPLER`, `OTEL_RESOURCE_ATTRIBUTES` …). The libraries are loaded only then.
 *
 * @returns sends what has not been sent yet, and ends
 */
export async function startTracing(
  service: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<() => Promise<void>> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT && !env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return async () => {}
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } = resources
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': service }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  provider.register()
  turnOn()
  return () => provider.shutdown()
}
