import { mkdir, rm, writeFile } from 'node:fs/promises'
import { allDemoShops, archiveOf, demoShops } from './dist/index.js'

/**
 * Writes demo shops' archives: `node pack.mjs alborada FILE 2026-12-01T15:00:00Z` that one, with orders up to this moment;
 * without arguments those of the templates' shops, as they are when opened, and their list, into `dist/archives`.
 */
const [subdomain, file, until] = process.argv.slice(2)

if (subdomain && file) {
  const demo = allDemoShops.find(({ shop }) => shop.subdomain === subdomain)
  if (!demo) throw new Error(`There is no demo shop ${subdomain}.`)
  await writeFile(file, await archiveOf(demo, until ?? null), { mode: 0o600 })
} else {
  const folder = new URL('dist/archives/', import.meta.url)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  for (const demo of demoShops) await writeFile(new URL(`${demo.shop.subdomain}.feria`, folder), await archiveOf(demo))
  const list = demoShops.map(({ shop: { subdomain, name } }) => ({ subdomain, name, file: `${subdomain}.feria` }))
  await writeFile(new URL('index.json', folder), `${JSON.stringify(list, null, 2)}\n`)
}
