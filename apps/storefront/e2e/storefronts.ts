import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect } from './shops.ts'

const storefront = fileURLToPath(new URL('..', import.meta.url))

/** Required settings besides the ports: `DEMO` marks a demonstration. */
const SETTINGS = { DEMO: '1', SHOPPER_SECRET: 'of another storefront' }

/**
 * Starts another storefront of the same build. `output` returns what it has printed; `processorTime` the milliseconds it has used so far,
 * and resolves only once it is idle.
 */
export async function openStorefront(env: Readonly<Record<string, string>>) {
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', '@store/sandbox/processor-time', './serve.mjs'], {
    cwd: storefront,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...SETTINGS, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk
    })
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ status }) => status,
      () => 0,
    )
  await expect.poll(isReady, { timeout: 30_000 }).toBe(200)
  const processorTime = async () => {
    const answer = new Promise<NodeJS.CpuUsage>((resolve, reject) => {
      if (child.exitCode !== null || child.signalCode !== null)
        reject(new Error(`the storefront has ended: ${output.slice(-2_000)}`))
      const listen = (message: object) => {
        // The process also sends a message when it is ready.
        if (!('user' in message)) return
        child.off('message', listen)
        resolve(message as NodeJS.CpuUsage)
      }
      child.on('message', listen)
    })
    child.send('processor time')
    const { user, system } = await answer
    return (user + system) / 1000
  }
  return { port, output: () => output, processorTime, stop: () => stop(child) }
}

/** Returns the body for an address: the API's own answer, parsed, or another one. */
type Alter = (url: string, answer: Record<string, unknown>) => unknown

/** A proxy to the API that changes its answers. */
export async function openAlteredApi(alter: Alter) {
  const server = http.createServer(async (request, response) => {
    const { method, url = '', headers } = request
    const body = method === 'POST' ? Buffer.concat(await request.toArray()) : undefined
    const answer = await fetch(`http://127.0.0.1:${process.env.STOREFRONT_API_PORT}${url}`, {
      ...{ method, body, headers: new Headers(Object.entries(headers) as [string, string][]) },
    })
    const altered = alter(url, (await answer.json()) as Record<string, unknown>)
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(altered))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function freePort() {
  const server = http.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function stop(child: ChildProcess) {
  const gone = once(child, 'exit')
  child.kill()
  await gone
}
