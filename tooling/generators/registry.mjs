import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer, defaultServerConditions } from 'vite'

const home = fileURLToPath(new URL('../..', import.meta.url))
const REGISTRY = 'packages/templates'
const GENERATED = `${REGISTRY}/src/generated`
const MANIFEST = `${REGISTRY}/package.json`
/** The template for numbers without a package (K8). */
const BASE = '@store/template-base'
/** Dependencies that templates share with the apps, in one copy each. */
const SHARED = ['@store/core', '@store/template-kit', 'react', 'react-dom']

/** Writes the files of the registry; returns the paths of those that changed. */
export async function writeRegistry(root = home) {
  const files = await registryFiles(root)
  const changed = []
  for (const [path, text] of files) {
    if ((await readFile(join(root, path), 'utf8').catch(() => null)) === text) continue
    await writeFile(join(root, path), text)
    changed.push(path)
  }
  return changed
}

/** The files of the registry, path → text, generated from `feria.config.ts` and the manifests of its packages. */
export async function registryFiles(root = home) {
  const load = await openLoader(root)
  try {
    const { default: config } = await load.module(join(root, 'feria.config.ts'))
    const registry = JSON.parse(await readFile(join(root, MANIFEST), 'utf8'))
    const folders = await workspaceFolders(root)
    const names = [...new Set(config.templates)]
    for (const name of names)
      if (!folders.has(name) && !registry.dependencies[name])
        throw new Error(
          `feria.config.ts names ${name}, which is not installed: pnpm --filter @store/templates add ${name}`,
        )
    const templates = await Promise.all(
      names.map((name) => loadTemplate(load, folders.get(name) ?? join(root, REGISTRY, 'node_modules', name), name)),
    )
    templates.sort((a, b) => a.id - b.id)
    const base = await loadTemplate(load, folders.get(BASE), BASE)
    refuseTwins([...templates, base])
    const specifier = (name) => (folders.has(name) ? 'workspace:*' : registry.dependencies[name])
    return new Map([
      [`${GENERATED}/list.json`, listOf(templates, base)],
      [`${GENERATED}/manifests.ts`, manifestsOf(templates, base)],
      [`${GENERATED}/designs.ts`, designsOf(templates, base)],
      [`${GENERATED}/styles.ts`, stylesOf(templates, base)],
      [MANIFEST, packageOf(registry, [BASE, ...names], specifier)],
    ])
  } finally {
    await load.close()
  }
}

/**
 * Loads TypeScript of the workspace from its source, without a build, and published code of other packages. A new package
 * has no linked dependencies yet: it uses those of the base set.
 */
async function openLoader(root) {
  const conditions = ['@store/source', ...defaultServerConditions]
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    esbuild: { tsconfigRaw: '{}' },
    optimizeDeps: { noDiscovery: true, include: [] },
    ssr: { noExternal: true, resolve: { conditions, externalConditions: conditions } },
    plugins: [
      {
        name: 'dependencies-of-the-base-set',
        enforce: 'pre',
        resolveId(source, importer, options) {
          if (!importer || /^[./\0]|^node:/.test(source)) return null
          const asBase = join(home, 'packages/template-base/src/index.ts')
          const again = (from) => this.resolve(source, from, { ...options, skipSelf: true })
          return again(importer).then((found) => found ?? again(asBase))
        },
      },
    ],
  })
  return { module: (path) => server.ssrLoadModule(path), close: () => server.close() }
}

async function workspaceFolders(root) {
  const found = new Map()
  for (const folder of await readdir(join(root, 'packages'))) {
    const path = join(root, 'packages', folder)
    const text = await readFile(join(path, 'package.json'), 'utf8').catch(() => null)
    if (text !== null) found.set(JSON.parse(text).name, path)
  }
  return found
}

/** The most products that `GET /storefront/v1/home` returns. */
const MOST_PRODUCTS = 50

/** Loads a template's manifest, and checks it against the package's exports. */
async function loadTemplate(load, folder, name) {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => null)
  if (text === null) throw new Error(`${name} is not installed: pnpm install`)
  const { exports } = JSON.parse(text)
  const entry = exports?.['.']?.['@store/source'] ?? exports?.['.']?.default
  const { template } = entry ? await load.module(join(folder, entry)) : {}
  if (!Number.isInteger(template?.id) || template.id < 1 || template.id > 99)
    throw new Error(`${name} has no manifest: its index exports no "template" with a number from 1 to 99.`)
  if (!(template.home?.products >= 0 && template.home.products <= MOST_PRODUCTS))
    throw new Error(`${name} wants ${template.home?.products} products on its home page: from 0 to ${MOST_PRODUCTS}.`)
  for (const path of [template.design, template.styles])
    if (!exports[path]) throw new Error(`${name} exports no ${path}, which its manifest names.`)
  return { package: name, ...template }
}

function refuseTwins(templates) {
  for (const [index, { id, package: name }] of templates.entries()) {
    const twin = templates.slice(0, index).find((other) => other.id === id)
    if (twin) throw new Error(`${twin.package} and ${name} both are template ${id}.`)
  }
}

const HEAD = '// Generated by `pnpm gen registry` from feria.config.ts and the manifests of its packages.\n'
const entryOf = (template, path) => `'${template.package}${path.slice(1)}'`
/** The name of a template's import. */
const wordOf = (template) => `template${template.id}`
const lines = (templates, lineOf) => templates.map((template) => `${lineOf(template)}\n`).join('')

function listOf(templates, base) {
  const row = ({ id, name, package: from }) =>
    JSON.stringify({ id, name, package: from }).replaceAll(/[:,](?=")|:(?=\d)/g, '$& ')
  const spaced = (template) => row(template).replace(/^\{/, '{ ').replace(/\}$/, ' }')
  return `{
  "templates": [
${templates.map((template) => `    ${spaced(template)}`).join(',\n')}
  ],
  "base": ${spaced(base)}
}
`
}

/** Includes the settings schemas. */
const manifestsOf = (templates, base) => `${HEAD}// Not for browsers: settings schemas are large.

${lines([...templates, base], (each) => `import { template as ${wordOf(each)} } from '${each.package}'`)}import type { Template } from '@store/template-kit/manifest'

export const TEMPLATES: readonly Template[] = [
${lines(templates, (each) => `  ${wordOf(each)},`)}]

export const BASE: Template = ${wordOf(base)}
`

const designsOf = (templates, base) => `${HEAD}
import type { Design } from '@store/template-kit'

type Load = () => Promise<{ readonly design: Design }>

/** Loads each template's design, by its number: a page only loads its own. */
export const DESIGNS: Readonly<Record<number, Load>> = {
${lines(templates, (each) => `  ${each.id}: () => import(${entryOf(each, each.design)}),`)}}

export const BASE_DESIGN: Load = () => import(${entryOf(base, base.design)})
`

const stylesOf = (templates, base) => `${HEAD}
${lines([...templates, base], (each) => `import ${wordOf(each)} from ${entryOf(each, `${each.styles}?url`)}`)}
/** Address of each template's style sheet, by its number. */
export const STYLES: Readonly<Record<number, string>> = {
${lines(templates, (each) => `  ${each.id}: ${wordOf(each)},`)}}

export const BASE_STYLES: string = ${wordOf(base)}
`

function packageOf(registry, names, specifier) {
  const shared = SHARED.map((name) => [name, registry.dependencies[name]])
  const dependencies = [...shared, ...names.map((name) => [name, specifier(name)])].sort(([a], [b]) => (a < b ? -1 : 1))
  return `${JSON.stringify({ ...registry, dependencies: Object.fromEntries(dependencies) }, null, 2)}\n`
}
