import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeEndpoint } from './endpoint.mjs'

const home = fileURLToPath(new URL('../..', import.meta.url))
/** A temporary repository with its own client; its dependencies are this repository's. */
let root = ''
const printed = []
const contract = 'packages/api-client/src/contract'
const read = (path, of = root) => readFile(join(of, contract, path), 'utf8')

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'feria-endpoint-'))
  const client = join(root, 'packages/api-client')
  await mkdir(client, { recursive: true })
  for (const file of ['biome.json', 'tsconfig.base.json', '.gitignore']) await cp(join(home, file), join(root, file))
  await symlink(join(home, 'tooling'), join(root, 'tooling'))
  await symlink(join(home, 'node_modules'), join(root, 'node_modules'))
  for (const part of ['src', 'package.json', 'tsconfig.json'])
    await cp(join(home, 'packages/api-client', part), join(client, part), { recursive: true })
  await symlink(join(home, 'packages/api-client/node_modules'), join(client, 'node_modules'))
  printed.push(await makeEndpoint('listReviews', undefined, root))
  printed.push(await makeEndpoint('countReviews', 'reviews', root).catch((problem) => problem.message))
  printed.push(await makeEndpoint('countWishes', 'reviews', root))
  printed.push(await makeEndpoint('listReasons', 'newsletter', root))
})
afterAll(() => rm(root, { recursive: true, force: true }))

async function load(path) {
  const conditions = ['@store/source']
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    ssr: { noExternal: [/@store\//], resolve: { conditions, externalConditions: conditions } },
  })
  try {
    return await server.ssrLoadModule(path)
  } finally {
    await server.close()
  }
}

const files = (lines) => lines.filter((line) => line.startsWith(`  ${contract}`)).map((line) => line.trim())

test('a call of a new noun is a file of the contract and its list', async () => {
  expect(files(printed[0])).toEqual([`${contract}/reviews.ts`, `${contract}/index.ts`])
  expect(await read('reviews.ts')).toContain('export const reviewCalls = { countWishes, listReviews } as const')
  const before = (await read('index.ts', home)).split('\n')
  expect((await read('index.ts')).split('\n').filter((line) => !before.includes(line))).toEqual([
    "import { reviewCalls } from './reviews.ts'",
    '  ...reviewCalls,',
  ])
})

test('a call of a noun that is there is one file', async () => {
  expect(files(printed[2])).toEqual([`${contract}/reviews.ts`])
  expect(files(printed[3])).toEqual([`${contract}/newsletter.ts`])
})

test('a name that is taken, or says nothing, or a path that is no file of the contract is refused', async () => {
  expect(printed[1]).toBe('countReviews or Reviews is there already.')
  await expect(makeEndpoint('reviews', undefined, root)).rejects.toThrow('Give a name that says what it does')
  await expect(makeEndpoint('listReviews', '../openapi', root)).rejects.toThrow('Give a file of the contract')
  await expect(makeEndpoint('listThings', 'wire', root)).rejects.toThrow('That file has no table of calls.')
})

test('the client has functions of the calls', async () => {
  const client = await load(join(root, 'packages/api-client/src/index.ts'))
  const api = client.createApiClient({ baseUrl: 'http://127.0.0.1:1', publicKey: 'demo' })
  const calls = [api.listReviews, api.countWishes, api.listReasons, api.listGuesses]
  expect(calls.map((call) => typeof call)).toEqual(['function', 'function', 'function', 'undefined'])
})
