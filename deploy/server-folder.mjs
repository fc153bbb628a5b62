#!/usr/bin/env node
/**
 * Writes what a server runs into a new folder: the built programs, and the dependencies that they import, as the lockfile has
 * them. `node deploy/server-folder.mjs /srv/feria-2`, after `pnpm build`.
 */
import { spawnSync } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What pnpm reads to install the dependencies of the apps. */
const MANIFESTS = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', '.npmrc']
const APPS = {
  api: ['package.json', 'dist', 'drizzle', 'seeds'],
  operator: ['package.json', 'dist'],
  storefront: ['package.json', 'serve.mjs', 'build'],
  office: ['package.json', 'serve.mjs', 'build'],
}

/** What starts programs, and the configurations that the guide copies from here. */
const DEPLOYED = ['feria-server.mjs', 'kept-assets.mjs', 'Caddyfile', 'nginx.conf', 'systemd', 'monitoring']

const [folder] = process.argv.slice(2).map((path) => resolve(path))
if (!folder) fail('Usage: node deploy/server-folder.mjs FOLDER')
await mkdir(folder, { recursive: true })
if ((await readdir(folder)).length > 0) fail(`The folder ${folder} is not empty.`)

/** Maps of sources and snapshots of the schema are for who changes the code. */
const isKept = (path) => !/\.map$|_snapshot\.json$/.test(path)
const copy = (path) => cp(join(root, path), join(folder, path), { recursive: true, filter: isKept })
for (const name of MANIFESTS) await copy(name)
for (const name of DEPLOYED) await copy(`deploy/${name}`)
for (const [app, names] of Object.entries(APPS)) for (const name of names) await copy(`apps/${app}/${name}`)

const { packageManager } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
const { status } = spawnSync(
  'npx',
  ['-y', packageManager, 'install', '--prod', '--frozen-lockfile', '--prefer-offline', '--filter', './apps/*'],
  { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, CI: '1' } },
)
if (status !== 0) fail('The dependencies were not installed.')
// Optional peers of Remix, tools of a build that no program imports.
const store = join(folder, 'node_modules/.pnpm')
for (const name of (await readdir(store)).filter((each) => each.includes('@'))) {
  if (name.startsWith('typescript@')) await rm(join(store, name), { recursive: true })
  else await rm(join(store, name, 'node_modules/typescript'), { force: true })
}
await rm(join(store, 'node_modules/typescript'), { force: true })
for (const each of await readdir(store, { recursive: true, withFileTypes: true }))
  if (each.isFile() && each.name.endsWith('.map')) await rm(join(each.parentPath ?? each.path, each.name))
// What pnpm read is not needed any more; the apps' own manifests say that their code is ESM.
for (const name of MANIFESTS) await rm(join(folder, name))

/** @param {string} problem @returns {never} */
function fail(problem) {
  console.error(problem)
  process.exit(1)
}
