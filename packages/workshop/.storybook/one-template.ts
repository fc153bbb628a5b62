import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { searchForWorkspaceRoot } from 'vite'

type Exports = Readonly<Record<string, string | { readonly '@store/source'?: string; readonly default?: string }>>

/**
 * Replaces the registry (`@store/templates`) by the one template of a folder, from its source or, if there is none, as
 * published. Its manifest contains the exports of design and style sheet, but is only evaluated in the page: every export
 * that can be one of them is listed for the page, which chooses.
 *
 * @throws if the folder has no package with an export `.`
 */
export function oneTemplate(folder: string): Plugin {
  const root = resolve(folder)
  const { name, exports: entries = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly name: string
    readonly exports?: Exports
  }
  /** Null for entries of other kinds, such as one closed by `null`. */
  const builtFile = (path: string): string | null => {
    const entry = entries[path]
    return (typeof entry === 'string' ? entry : (entry?.['@store/source'] ?? entry?.default)) ?? null
  }
  const fileOf = (path: string): string => {
    const file = builtFile(path)
    if (!file) throw new Error(`${name} exports no ${path}: it is not the package of a template`)
    return join(root, file)
  }
  const paths = Object.keys(entries).filter((path) => path !== '.' && !path.includes('*'))
  const sheets = paths.filter((path) => path.endsWith('.css'))
  const code = paths.filter((path) => /\.[jt]sx?$/.test(builtFile(path) ?? ''))
  const manifest = `import { template } from ${JSON.stringify(fileOf('.'))}`
  const chosen = (path: 'design' | 'styles', from: string) =>
    `if (!Object.hasOwn(${from}, template.${path}))
  throw new Error(${JSON.stringify(name)} + ' exports no ' + template.${path} + ', which its manifest names')`
  const modules: Readonly<Record<string, string>> = {
    '@store/templates': `${manifest}
export const TEMPLATES = [template]
export const templateOf = () => template`,
    '@store/templates/designs': `${manifest}
const designs = {
${code.map((path) => `  ${JSON.stringify(path)}: () => import(${JSON.stringify(fileOf(path))}),`).join('\n')}
}
${chosen('design', 'designs')}
export const DESIGNS = {}
export const BASE_DESIGN = designs[template.design]`,
    '@store/templates/styles': `${manifest}
${sheets.map((path, index) => `import sheet${index} from ${JSON.stringify(`${fileOf(path)}?url`)}`).join('\n')}
const sheets = {
${sheets.map((path, index) => `  ${JSON.stringify(path)}: sheet${index},`).join('\n')}
}
${chosen('styles', 'sheets')}
export const STYLES = {}
export const BASE_STYLES = sheets[template.styles]`,
    '@store/templates/list.json': `${manifest}
export default { templates: [], base: { id: template.id, name: template.name, package: ${JSON.stringify(name)} } }`,
  }
  const MARK = '\0one-template:'
  return {
    name: 'one-template',
    enforce: 'pre',
    // Vite's root is the folder of the configuration, which is inside `node_modules` where the workshop is installed.
    config: () => ({ server: { fs: { allow: [process.cwd(), root].map((path) => searchForWorkspaceRoot(path)) } } }),
    resolveId: (source) => (Object.hasOwn(modules, source) ? MARK + source.replace(/\.json$/, '') : null),
    load: (id) => {
      if (!id.startsWith(MARK)) return null
      const source = id.slice(MARK.length)
      return modules[source] ?? modules[`${source}.json`]
    },
  }
}
