import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vitepress'
import { root } from './pages.mjs'
import { readSite } from './site.mjs'

/**
 * `pnpm site`: builds the documentation as a site in `tooling/site/dist`. Any web server that serves `/operate` from
 * `operate.html` can host it. `SITE_BASE`: its base path, `/` by default. On GitHub, links to files point to the repository
 * there.
 */
const folder = fileURLToPath(new URL('.', import.meta.url))
const { GITHUB_SERVER_URL = 'https://github.com', GITHUB_REPOSITORY } = process.env
const site = await readSite(GITHUB_REPOSITORY ? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}` : null)
if (site.dead.length > 0) {
  process.stderr.write(`These links lead nowhere:\n${site.dead.join('\n')}\n`)
  process.exit(1)
}

const pages = join(folder, '.pages')
await rm(pages, { recursive: true, force: true })
const write = async (address, text) => {
  const file = join(pages, `${address}.md`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
for (const { address, text } of site.own) await write(address, text)
// Braces are text here, not VitePress's templates.
for (const { address, text } of site.pages) await write(address, `::: v-pre\n\n${text}\n\n:::\n`)
for (const picture of site.pictures) {
  const copy = join(pages, 'public/files', picture)
  await mkdir(dirname(copy), { recursive: true })
  await copyFile(join(root, picture), copy)
}
process.env.SITE_SIDEBAR = JSON.stringify(
  site.sections.map(({ title, pages: list }) => ({
    text: title,
    collapsed: !['Run it', 'Sell', 'Draw templates', 'Change it'].includes(title),
    items: list.map(({ title: text, address }) => ({ text, link: `/${address}` })),
  })),
)
await build(folder)
process.stdout.write(`${site.pages.length + site.own.length} pages in ${join(folder, 'dist')}\n`)
