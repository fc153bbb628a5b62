import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'

/**
 * Starts the product on its own ports and data, and measures pages per second, cached and not. Traffic stays on this
 * machine, and every run ends by itself. Figures depend on the machine: compare them with each other only.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
const port = 38_000 + Math.floor(Math.random() * 1000)
const shop = 'alborada'
const seconds = Number(process.env.BENCH_SECONDS || 8)
const data = await mkdtemp(join(tmpdir(), 'feria-bench-'))
const rows = []

try {
  await withProduct({}, () => measurePages('cached'))
  await withProduct({ PAGE_CACHE: 'off' }, () => measurePages('drawn anew'))
  console.table(rows)
} finally {
  await rm(data, { recursive: true, force: true })
}

/** Runs `work` with a product started for it. */
async function withProduct(env, work) {
  const product = spawn(process.execPath, [join(root, 'tooling/start/start.mjs')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      API_PORT: String(port + 1000),
      DATA_DIR: data,
      DEMO_SHOPS: 'small',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => product.once('exit', resolve))
  try {
    await Promise.race([ready(product), ended.then(() => Promise.reject(new Error('The product stopped.')))])
    await work()
  } finally {
    product.kill('SIGTERM')
    await ended
  }
}

/** Waits until all demo shops exist: they are created while the first ones are already served. */
async function ready({ stdout }) {
  let output = ''
  for await (const chunk of stdout.iterator({ destroyOnReturn: false })) {
    output = (output + chunk).slice(-1000)
    if (output.includes('every demo shop is open')) break
  }
  stdout.resume()
}

async function measurePages(state) {
  const list = await fetch(`http://127.0.0.1:${port}/productos`, { headers: { host: `${shop}.localhost:${port}` } })
  const [, product = ''] = /href="(\/productos\/[^"]+)"/.exec(await list.text()) ?? []
  for (const [page, path] of Object.entries({ home: '/', catalogue: '/productos', product }))
    rows.push({ page: `${page}, ${state}`, ...(await measure(path)) })
}

async function measure(path) {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    connections: 16,
    duration: seconds,
    headers: { host: `${shop}.localhost:${port}`, 'accept-encoding': 'gzip, br' },
  })
  return {
    'pages/s': Math.round(result.requests.average),
    'p50 ms': result.latency.p50,
    'p99 ms': result.latency.p99,
    'not 200': result.non2xx + result.errors,
  }
}
