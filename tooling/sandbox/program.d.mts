import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'

export type Program = {
  readonly port: number
  /** What it has printed. */
  readonly output: () => string
  /** The milliseconds of processor time that it has used so far, told once it is idle. */
  readonly processorTime: () => Promise<number>
  readonly stop: () => Promise<void>
}

/**
 * Starts another program of a build, such as a storefront or an office, as a test needs it, and waits until it is ready.
 *
 * @param of `folder`: where its `script` is, `serve.mjs` when not given; `port`: the one that `env` tells it
 */
export function startProgram(of: {
  readonly folder: string
  readonly script?: string
  readonly port: number
  readonly env: Readonly<Record<string, string>>
}): Promise<Program>

/** A port of loopback on which nothing listens. */
export function freePort(): Promise<number>

/** Hands a request on to a port of loopback, and its answer back. */
export function forward(
  request: IncomingMessage,
  response: ServerResponse,
  to: { readonly port: number; readonly headers?: IncomingHttpHeaders },
): void
