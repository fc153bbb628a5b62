import type { Server } from 'node:http'
import type { AddressInfo, ListenOptions } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Hono } from 'hono'
import { createApiServer } from '../http/server.ts'
import { StartProblem } from './program.ts'

/** How long running requests may take to finish after the signal to stop. */
const GRACE = 10_000

/** The variables to change if a program cannot listen. */
export type PortVariables = { readonly port: string; readonly host: string }

export type OpenPort = {
  readonly port: number
  /** Sends requests to `app` from now on; before, the response is 503. */
  readonly serve: (app: Hono) => void
  /**
   * Keeps responding for `drainSeconds`, so that proxies notice by `/readyz` and by closed connections; then accepts no more
   * requests, and waits for the running ones.
   */
  readonly close: () => Promise<void>
}

/** Opens a program's port before anything else: if it is in use, nothing else was touched. */
export async function openPort(
  where: ListenOptions,
  variables: PortVariables,
  drainSeconds: number,
): Promise<OpenPort> {
  let app = new Hono().all('*', (c) => c.text('starting', 503))
  const server = createApiServer((request, bindings) => app.fetch(request, bindings))
  let closing = false
  server.prependListener('request', (_, response) => {
    if (closing) response.setHeader('connection', 'close')
  })
  await listen(server, where, variables)
  return {
    port: portOf(server),
    serve: (served) => {
      app = served
    },
    close: async () => {
      closing = true
      await pause(drainSeconds * 1000)
      await close(server)
    },
  }
}

export const portOf = (server: Server): number => (server.address() as AddressInfo).port

/** Listens; an error becomes a sentence that names the variable to change. */
export async function listen(server: Server, where: ListenOptions, variables: PortVariables): Promise<void> {
  try {
    await new Promise<void>((done, fail) => server.once('error', fail).listen(where, done))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const { port, host } = where
    if (code === 'EADDRINUSE')
      throw new StartProblem(
        `Port ${port} is taken: stop the program that uses it, or choose another port with ${variables.port}.`,
      )
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartProblem(`This machine has no address ${host}: name one it has with ${variables.host}.`)
    if (code === 'EACCES')
      throw new StartProblem(`This user may not open port ${port}: choose one above 1023 with ${variables.port}.`)
    throw error
  }
}

async function close(server: Server): Promise<void> {
  const closed = new Promise((done) => server.close(done))
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const late = setTimeout(() => server.closeAllConnections(), GRACE)
  await closed
  clearInterval(idle)
  clearTimeout(late)
}
