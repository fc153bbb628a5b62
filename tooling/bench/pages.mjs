import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'

/**
 * Starts the product on ports and data of its own and measures pages per second, cached and not. Traffic stays on this
 * machine and every run ends by itself. Figures are of this machine, today: compare them with each other.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
const port = 38_000 + Math.floor(Math.random() * 1000)
const shop = 'alborada'
const seconds = Number(process.env.BENCH_SECONDS || 8)
const data = await mkdtemp(join(tmpdir(), 'feria-bench-'))

const product = spawn(process.execPath, [join(root, 'tooling/start/start.mjs')], {
  cwd: root,
  env: { ...process.env, PORT: String(port), API_PORT: String(port + 1000), DATA_DIR: data },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const ended = new Promise((resolve) => product.once('exit', resolve))

try {
  await ready()
  const rows = []
  for (const [name, path, fresh] of [
    ['home, cached', '/', false],
    ['catalogue, cached', '/productos', false],
    ['home, not cached', '/', true],
    ['catalogue, not cached', '/productos', true],
  ])
    rows.push({ page: name, ...(await measure(path, fresh)) })
  console.table(rows)
} finally {
  product.kill('SIGTERM')
  await ended
  await rm(data, { recursive: true, force: true })
}

async function ready() {
  for (let attempt = 0; attempt < 1200; attempt++) {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error('The product did not become ready.')
}

/** A page asked for with `cache-control: no-cache` is rendered anew: what a shop pays for a first visit. */
async function measure(path, fresh) {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    connections: 16,
    duration: seconds,
    headers: {
      host: `${shop}.localhost:${port}`,
      'accept-encoding': 'gzip, br',
      ...(fresh && { 'cache-control': 'no-cache' }),
    },
  })
  return {
    'pages/s': Math.round(result.requests.average),
    'p50 ms': result.latency.p50,
    'p99 ms': result.latency.p99,
    'not 200': result.non2xx + result.errors,
  }
}
