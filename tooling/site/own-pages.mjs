/** The links in the header of every page. */
export const NAV = [
  { text: 'Start', link: '/start' },
  { text: 'Operate', link: '/operate' },
  { text: 'API', link: '/management-api' },
  { text: 'Templates', link: '/templates' },
  { text: 'Guía', link: '/merchant-guide/es' },
]

/**
 * The pages that are not of a file, including those of `NAV`, with their dead links.
 *
 * @param pages pages of files, as returned by `readSite`
 * @returns {{ own: readonly { address: string, text: string }[], dead: readonly string[] }}
 */
export function ownPages(pages) {
  const templates = pages.filter(({ source }) => /^packages\/template-\d+\//.test(source))
  const own = [
    { address: 'index', text: homePage(templates.length) },
    { address: 'templates', text: templatesPage(templates) },
  ]
  const known = new Set([...pages, ...own].map(({ address }) => address))
  const links = [
    ...NAV.map(({ link }) => link),
    ...own.flatMap(({ text }) => [...text.matchAll(/(?:link: |\]\()(\/[^\s)#}]{1,200})/g)].map(([, link]) => link)),
  ]
  return { own, dead: links.filter((link) => !link.startsWith('/files/') && !known.has(link.slice(1))) }
}

const homePage = (templates) => `---
layout: home
hero:
  name: Feria
  text: Shops for Latin American merchants
  tagline: One app serves thousands of stores, each on its own address, in one of ${templates} templates, in four languages.
  actions:
    - { theme: brand, text: Start, link: /start }
    - { theme: alt, text: See the templates, link: /templates }
features:
  - { title: Run it, details: 'From an empty server to a platform with TLS, mail, storage, backups and monitoring.', link: /operate }
  - { title: Sell, details: 'The guide for merchants, in Spanish and English, with pictures.', link: /merchant-guide/es }
  - { title: Work with it, details: 'The management API, with keys per shop, webhooks and OpenAPI.', link: /management-api }
  - { title: Draw templates, details: 'A template is a folder: a manifest, screens, a style sheet. The kit does the rest.', link: /make-a-template }
  - { title: Change it, details: How the code is built and how a change lands., link: /contributing }
  - { title: Know why, details: 'Every decision, with its reason.', link: /decisions/001-source-condition }
---
`

/** The gallery: each template's home page as a picture, with its name and description. */
function templatesPage(templates) {
  const entries = templates.map(({ title, address, text }) => {
    const [, picture = ''] = /(!\[[^\]]*\]\([^)]+\))/.exec(text) ?? []
    const [, intro = ''] = /^# .+\n+((?:.+\n)+)/.exec(text) ?? []
    return `## [${title.replace(/^@store\/template-(\d+) — (.+)$/, '$2 · $1')}](/${address})\n\n${intro}\n${picture}\n`
  })
  return `# Templates\n\n${templates.length} templates, each for another trade, all with the same facts. A merchant changes colours, letters and\npictures in the office; [another template](/make-a-template) is a package of its own.\n\n${entries.join('\n')}`
}
