import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const

export type SpanOptions = {
  /** `client`: this process waits for another; `server`: another waits for this one. */
  readonly kind?: keyof typeof KINDS
  /** Never a person's data: no query of an address, no values of a statement. */
  readonly attributes?: Attributes
}

/** Several builds of this module may run in one process: they share the switch, as they share OpenTelemetry's own state. */
const ON = Symbol.for('feria.tracing')
const state = globalThis as { [ON]?: true }
/** Looked up each time: one that was asked for before `startTracing` may never hear of it. */
const tracer = () => trace.getTracer('feria')

export function turnOn(): void {
  state[ON] = true
}

/** Whether spans are made. Where they are not, the functions below cost nothing. */
export const isTracing = (): boolean => state[ON] === true

/**
 * Runs `work` in a span of its own, within that which is active. The span ends when `work` has, or its promise. Without an active
 * span there is none: what jobs ask every second belongs to nobody's request.
 */
export function traced<T>(name: string, { kind = 'internal', attributes }: SpanOptions, work: () => T): T {
  if (!isTracing() || trace.getActiveSpan() === undefined) return work()
  return tracer().startActiveSpan(name, { kind: KINDS[kind], attributes }, (span) => {
    try {
      const done = work()
      if (!(done instanceof Promise)) {
        span.end()
        return done
      }
      return done.then(
        (value) => {
          span.end()
          return value
        },
        (problem: unknown) => fail(span, problem),
      ) as T
    } catch (problem) {
      return fail(span, problem)
    }
  })
}

/** An error's kind only: its message may quote what somebody typed. */
function fail(span: Span, problem: unknown): never {
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', problem instanceof Error ? problem.name : typeof problem)
  span.end()
  throw problem
}

/** The span of a request, which ends with its answer. */
export type OpenSpan = {
  readonly run: <T>(work: () => T) => T
  readonly rename: (name: string) => void
  /** `status` of the answer; from 500 on the request failed. */
  readonly end: (status: number, attributes?: Attributes) => void
}

/**
 * Begins the span of a request. `traceparent` is the header of that name, from a caller that is trusted: it continues the caller's
 * trace. Null where no spans are made.
 */
export function traceRequest(name: string, traceparent: string | undefined, attributes: Attributes): OpenSpan | null {
  if (!isTracing()) return null
  const parent = traceparent ? propagation.extract(ROOT_CONTEXT, { traceparent }) : ROOT_CONTEXT
  const span = tracer().startSpan(name, { kind: SpanKind.SERVER, attributes }, parent)
  return {
    run: (work) => context.with(trace.setSpan(parent, span), work),
    rename: (better) => void span.updateName(better),
    end(status, more = {}) {
      span.setAttributes({ ...more, 'http.response.status_code': status })
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}

/** Headers that carry the active span to another of our services. */
export function tracedHeaders(): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {}
  if (isTracing()) propagation.inject(context.active(), headers)
  return headers
}

/** The id of the active trace, for log lines. */
export const traceId = (): string | undefined =>
  isTracing() ? trace.getActiveSpan()?.spanContext().traceId : undefined
