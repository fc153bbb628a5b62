import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { archiveOf, demoShops } from './dist/index.js'

/** Writes one archive per demo shop, and the list of them: what `start` imports. */
const folder = new URL('dist/archives/', import.meta.url)
await rm(folder, { recursive: true, force: true })
await mkdir(folder)
const list = []
for (const demo of demoShops) {
  const { subdomain, name } = demo.shop
  const archive = await archiveOf(demo)
  const file = `${subdomain}.feria`
  await writeFile(new URL(file, folder), archive)
  list.push({ subdomain, name, file, digest: createHash('sha256').update(archive).digest('hex') })
}
await writeFile(new URL('index.json', folder), `${JSON.stringify(list, null, 2)}\n`)
