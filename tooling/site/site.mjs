import { anchorsIn, linkPage } from './links.mjs'
import { ownPages } from './own-pages.mjs'
import { readSections } from './pages.mjs'

/**
 * Reads the whole site before it is rendered: its sections, the text of each page, the generated pages, the pictures, and
 * dead links as "file: link".
 *
 * @param repository the base address of the repository's files, or null
 */
export async function readSite(repository) {
  const sections = await readSections()
  const pages = sections.flatMap((section) => section.pages)
  const addressOf = new Map(pages.map(({ source, address }) => [source, address]))
  const anchorsOf = new Map(pages.map(({ source, text }) => [source, anchorsIn(text)]))
  const linked = pages.map((page) => ({ ...page, ...linkPage(page, { addressOf, anchorsOf, repository }) }))
  const { own, dead: deadOfOwn } = ownPages(linked)
  return {
    sections,
    pages: linked,
    own,
    pictures: [...new Set(linked.flatMap(({ pictures }) => pictures))],
    dead: [
      ...linked.flatMap(({ source, dead }) => dead.map((link) => `${source}: ${link}`)),
      ...deadOfOwn.map((link) => `own-pages.mjs: ${link}`),
    ],
  }
}
