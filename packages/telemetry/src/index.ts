export { createLog, facts, type Log, type LogLevel } from './log.ts'
export { createMetricsServer, createRegistry } from './metrics.ts'
export { startTracing } from './start-tracing.ts'
export { isTracing, type OpenSpan, type SpanOptions, traced, tracedHeaders, traceId, traceRequest } from './tracing.ts'
