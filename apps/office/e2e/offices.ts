import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'

const folder = fileURLToPath(new URL('..', import.meta.url))

/**
 * Starts another office of the same build, with an API of its own. `output` is what it has printed; `processorTime` the milliseconds
 * that it has used so far, told once it is idle.
 */
export async function openOffice(apiUrl: string) {
  const port = await freePort()
  const url = `http://office.localhost:${port}`
  const child = spawn(process.execPath, ['--import', '@store/sandbox/processor-time', './serve.mjs'], {
    cwd: folder,
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', OFFICE_PORT: String(port), OFFICE_URL: url, API_URL: apiUrl, LOG_LEVEL: 'error' },
      // So that calls may come from an address of their own.
      TRUST_PROXY: '127.0.0.1',
      SHOPPER_SECRET: readFileSync(join(process.env.STOREFRONT_DATA ?? '', 'shopper.secret'), 'utf8').trim(),
    },
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
        reject(new Error(`the office has ended: ${output.slice(-2_000)}`))
      const listen = (message: object) => {
        // It also says when it is ready.
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
  return { port, url, output: () => output, processorTime, stop: () => stop(child) }
}

type Headers = http.IncomingHttpHeaders

/** A proxy to the API, which can be out of reach for a while. `alter`: in whose name a call is made in place of who makes it. */
export async function openApiProxy(alter = (_path: string, headers: Headers): Headers => headers) {
  let isAway = false
  const proxy = http.createServer((request, response) => {
    if (isAway) return void request.socket.destroy()
    const { method, url: path = '', headers } = request
    const onward = http.request(
      { host: '127.0.0.1', port: process.env.STOREFRONT_API_PORT, method, path, headers: alter(path, headers) },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    away: (away: boolean) => {
      isAway = away
    },
    stop: () => {
      proxy.closeAllConnections()
      proxy.close()
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
