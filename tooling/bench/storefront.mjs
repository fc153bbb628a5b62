import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import http from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort, PUBLIC_KEY, SECRET } from './product.mjs'

const folderOf = (app) => fileURLToPath(new URL(`../../apps/${app}`, import.meta.url))

/** Runs a storefront as shipped, for the API at `apiUrl`; `restart` stops it as a deployment does. */
export async function openStorefront({ apiUrl, port, env = {} }) {
  const own = port ?? (await freePort())
  const server = await openServer('storefront', own, { PORT: String(own), API_URL: apiUrl, PUBLIC_KEY, ...env })
  return { ...server, get: (host, path, options) => get(own, host, path, options) }
}

/** Runs an office as shipped, whose only address is `url`. */
export const openOffice = ({ apiUrl, port, url, env = {} }) =>
  openServer('office', port, { OFFICE_PORT: String(port), OFFICE_URL: url, API_URL: apiUrl, ...env })

async function openServer(app, port, env) {
  let child = null
  let output = ''

  async function start() {
    child = spawn(process.execPath, ['./serve.mjs'], {
      cwd: folderOf(app),
      env: { PATH: process.env.PATH, NODE_ENV: 'production', SHOPPER_SECRET: SECRET, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk
      })
    for (let attempt = 0; attempt < 400; attempt++) {
      if (child.exitCode !== null) break
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
      if (answer?.ok) return
      await pause(100)
    }
    throw new Error(`the ${app} did not become ready: ${output.slice(-2000)}`)
  }

  async function stop() {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
  }

  await start()
  return {
    port,
    stop,
    start,
    restart: async () => {
      await stop()
      await start()
    },
    /** Its output so far. */
    said: () => output,
    pid: () => child.pid,
  }
}

const agent = new http.Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

/** Sends a request to a server of this machine with the host of a shop. */
export function get(port, host, path, { method = 'GET', headers = {}, body, timeout = 60_000 } = {}) {
  return new Promise((resolve, reject) => {
    const since = performance.now()
    const options = { host: '127.0.0.1', port, path, method, agent, timeout, headers: { host, ...headers } }
    const request = http.request(options, (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          rawHeaders: response.rawHeaders,
          body: Buffer.concat(chunks).toString(),
          ms: performance.now() - since,
        }),
      )
    })
    request.once('timeout', () => request.destroy(new Error('no answer in time')))
    request.once('error', reject)
    request.end(body)
  })
}

/** The kernel's figures of a process: resident memory in bytes, and open files. */
export async function usageOf(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const files = await readdir(join('/proc', String(pid), 'fd'))
  return { memory: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024, files: files.length }
}
