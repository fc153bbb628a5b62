import { anchorsIn, linkPage } from './links.mjs'
import { ownPages } from './own-pages.mjs'
import { readSections } from './pages.mjs'

/**
 * The whole site before it is drawn: its sections, the text of each page for the site, the pages of its own, the pictures it shows, and
 * links that lead nowhere, each as "file: link".
 *
 * @param repository the address that files of the repository are read at, or null
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
