import { cp, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const DAY_MS = 24 * 60 * 60_000
/** Of shops and of the office; the names are digests, so that they share one folder. */
const APPS = ['storefront', 'office']
const builtIn = (app) => fileURLToPath(new URL(`../apps/${app}/build/client/assets`, import.meta.url))
/** Names the files of the release whose scripts were copied last. */
const LIST = '.newest.json'

/**
 * Copies this release's scripts, style sheets and fonts into the folder from which the proxy serves what a storefront or an
 * office does not have, and removes those of releases that ended more than a day ago. Run it before they are started anew.
 */
const [folder] = process.argv.slice(3)
if (!folder) {
  console.error('Usage: feria-server assets FOLDER')
  process.exit(2)
}
await mkdir(folder, { recursive: true })
const built = await Promise.all(APPS.map(async (app) => [builtIn(app), await readdir(builtIn(app))]))
const names = built.flatMap(([, some]) => some)
const last = JSON.parse(await readFile(join(folder, LIST), 'utf8').catch(() => '[]'))
const now = new Date()
// Their day begins now.
for (const name of last) await utimes(join(folder, name), now, now).catch(() => undefined)
for (const [from, some] of built) for (const name of some) await cp(join(from, name), join(folder, name))
await writeFile(join(folder, LIST), JSON.stringify(names))
const current = new Set([LIST, ...names])
for (const name of await readdir(folder)) {
  const { mtimeMs } = await stat(join(folder, name))
  if (!current.has(name) && now.getTime() - mtimeMs > DAY_MS) await rm(join(folder, name))
}
process.stdout.write(`${names.length} files of this release are kept in ${folder}\n`)
