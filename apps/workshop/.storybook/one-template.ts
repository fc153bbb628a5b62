import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

type Exports = Readonly<Record<string, string | { readonly '@store/source'?: string; readonly default?: string }>>

/**
 * Puts the template of one folder in the registry's place: a package outside the repository, by its source or as it was
 * published, is shown by itself.
 */
export function oneTemplate(folder: string): Plugin {
  const root = resolve(folder)
  const { name, exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly name: string
    readonly exports: Exports
  }
  const fileOf = (path: string): string => {
    const entry = exports[path]
    const file = typeof entry === 'string' ? entry : (entry?.['@store/source'] ?? entry?.default)
    if (!file) throw new Error(`${name} exports no ${path}`)
    return JSON.stringify(join(root, file))
  }
  const modules: Readonly<Record<string, string>> = {
    '@store/templates': `import { template } from ${fileOf('.')}
export const TEMPLATES = [template]
export const templateOf = () => template`,
    '@store/templates/designs': `export const DESIGNS = {}
export const BASE_DESIGN = () => import(${fileOf('./design')})`,
    '@store/templates/styles': `import styles from ${fileOf('./styles.css').replace(/"$/, '?url"')}
export const STYLES = {}
export const BASE_STYLES = styles`,
    '@store/templates/list.json': `import { template } from ${fileOf('.')}
export default { templates: [], base: { id: template.id, name: template.name, package: ${JSON.stringify(name)} } }`,
  }
  const MARK = '\0one-template:'
  return {
    name: 'one-template',
    enforce: 'pre',
    resolveId: (source) => (Object.hasOwn(modules, source) ? MARK + source.replace(/\.json$/, '') : null),
    load: (id) => {
      if (!id.startsWith(MARK)) return null
      const source = id.slice(MARK.length)
      return modules[source] ?? modules[`${source}.json`]
    },
  }
}
