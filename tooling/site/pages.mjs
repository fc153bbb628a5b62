import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root; the site is built from its Markdown files. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Guides by their audience: file, address, and a menu title if the page's own is unclear. Other pages are found by their
 * folders.
 */
const GUIDES = {
  'Run it': [
    ['README.md', 'start', 'Start'],
    ['docs/operate.md', 'operate'],
    ['apps/operator/README.md', 'command-line', 'The command line'],
    ['docs/management-api.md', 'management-api', 'The management API'],
    ['docs/asvs.md', 'asvs', 'OWASP ASVS'],
    ['SECURITY.md', 'security'],
  ],
  Sell: [
    ['docs/merchant-guide/es.md', 'merchant-guide/es'],
    ['docs/merchant-guide/en.md', 'merchant-guide/en'],
  ],
  'Draw templates': [
    ['docs/make-a-template.md', 'make-a-template'],
    ['docs/template-settings.md', 'template-settings'],
    ['packages/template-kit/README.md', 'template-kit', 'The template kit'],
    ['packages/workshop/README.md', 'workshop', 'The workshop'],
  ],
  'Change it': [
    ['CONTRIBUTING.md', 'contributing'],
    ['docs/add-a-checkout-field.md', 'add-a-checkout-field'],
    ['docs/glossary.md', 'glossary'],
    ['docs/specification.md', 'specification'],
  ],
}

/**
 * All pages by section: the guides, READMEs of packages, templates, apps and tools, and the decisions.
 *
 * @returns {Promise<readonly { title: string, pages: readonly { source: string, address: string, title: string, text: string }[] }[]>}
 */
export async function readSections() {
  const named = new Set(Object.values(GUIDES).flatMap((guides) => guides.map(([source]) => source)))
  const readmes = async (folder, match = () => true) =>
    (await readdir(join(root, folder)))
      .filter((name) => match(name) && existsSync(join(root, folder, name, 'README.md')))
      .map((name) => [`${folder}/${name}/README.md`, name.replace(/^(?!template-)/, `${folder}/`)])
      .filter(([source]) => !named.has(source))
  const isTemplate = (name) => /^template-(?:\d+|base)$/.test(name)
  const decisions = (await readdir(join(root, 'docs/decisions')))
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => [`docs/decisions/${name}`, `decisions/${basename(name, '.md')}`])
  const sections = [
    ...Object.entries(GUIDES),
    ['Packages', await readmes('packages', (name) => !isTemplate(name))],
    ['Templates', (await readmes('packages', isTemplate)).toSorted(byNumber)],
    ['Apps', await readmesWithin('apps', named)],
    ['Tools', await readmes('tooling')],
    ['Decisions', decisions],
  ]
  return Promise.all(
    sections.map(async ([title, list]) => ({
      title,
      pages: await Promise.all(list.map((page) => readPage(...page))),
    })),
  )
}

/** Includes READMEs of folders inside an app. */
async function readmesWithin(folder, named) {
  const files = await readdir(join(root, folder), { recursive: true })
  return files
    .filter((file) => basename(file) === 'README.md' && !/(?:^|\/)(?:node_modules|dist|build)\//.test(file))
    .map((file) => [`${folder}/${file}`, `${folder}/${dirname(file)}`])
    .filter(([source]) => !named.has(source))
    .toSorted(([a], [b]) => a.localeCompare(b))
}

async function readPage(source, address, label) {
  const text = await readFile(join(root, source), 'utf8')
  const [, title] = /^# (.+)$/m.exec(text) ?? []
  return { source, address, title: (label ?? title ?? basename(dirname(source))).replaceAll('`', ''), text }
}

const byNumber = ([a], [b]) => numberIn(a) - numberIn(b)
const numberIn = (name) => Number(/\d+/.exec(name)?.[0] ?? Number.POSITIVE_INFINITY)
