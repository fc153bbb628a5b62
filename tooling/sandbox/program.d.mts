import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'

export type Program = {
  readonly port: number
  /** Its output so far. */
  readonly output: () => string
  /** The processor time that it has used so far, in milliseconds; reported when it is idle. */
  readonly processorTime: () => Promise<number>
  readonly stop: () => Promise<void>
}

/**
 * Starts a program of a build, such as a storefront or an office, for a test, and waits until it is ready.
 *
 * @param of `folder`: that of its `script`, which is `serve.mjs` by default; `port`: the port in `env`
 */
export function startProgram(of: {
  readonly folder: string
  readonly script?: string
  readonly port: number
  readonly env: Readonly<Record<string, string>>
}): Promise<Program>

/** A free port of loopback. */
export function freePort(): Promise<number>

/** Proxies a request to a port of loopback. */
export function forward(
  request: IncomingMessage,
  response: ServerResponse,
  to: { readonly port: number; readonly headers?: IncomingHttpHeaders },
): void
