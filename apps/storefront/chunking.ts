import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin, Rollup } from 'vite'

/**
 * How the browser's code is cut (architecture §5). By itself Rollup makes one file for every set of pages that share
 * something: two dozen files a page, each compressed alone, seven kilobytes more than these four:
 *
 * - `shell`: React, Remix, the app and what of core and kit is on every page,
 * - `kit`: what else the templates' browse pages use of core and kit,
 * - `template-N`: what the browse pages of one template share,
 * - a file for each screen, for the words of each language, and for whatever else is loaded when needed.
 */
const BARRELS = ['@store/core', '@store/template-kit']
const BROWSE_SCREEN = /\/(?:home|catalog|product)(?:-[A-Z\d]{8})?\.js$/
const PACKAGES = /\/packages\/(?:template-\d+|template-kit)\/dist\//

/** Imports from the two packages' front doors, turned into imports of the files behind them: only those count. */
export function directImports(): Plugin {
  const files = new Map<string, ReadonlyMap<string, string>>()
  return {
    name: 'direct-imports',
    enforce: 'pre',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async transform(code, id) {
      if (!/\.[jt]sx?(?:\?|$)/.test(id) || !BARRELS.some((barrel) => code.includes(`'${barrel}'`))) return null
      let direct = code
      for (const barrel of BARRELS) {
        const door = (await this.resolve(barrel, id))?.id
        if (!door) continue
        const behind = files.get(door) ?? filesBehind(door)
        files.set(door, behind)
        direct = direct.replace(new RegExp(`import \\{([^}]*)\\} from '${barrel}'`, 'g'), (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '' && !name.startsWith('type '))
            .map((name) => `import { ${name} } from '${behind.get(name.split(' ')[0] ?? '') ?? barrel}'`)
            .join(';'),
        )
      }
      return direct
    },
  }
}

/** Exported name → file, of a package's index as it was built. */
function filesBehind(door: string): ReadonlyMap<string, string> {
  const exported = readFileSync(door, 'utf8').matchAll(/export \{([^}]*)\} from '([^']+)'/g)
  return new Map(
    [...exported].flatMap(([, names = '', file = '']) =>
      names.split(',').map((name) => [name.trim().split(' as ').at(-1) ?? '', join(dirname(door), file)] as const),
    ),
  )
}

/** For Rollup's `manualChunks`. */
export function chunkNames(): Rollup.GetManualChunk {
  let names: ReadonlyMap<string, string> | null = null
  return (id, graph) => {
    names ??= nameChunks(graph)
    return names.get(id)
  }
}

function nameChunks({ getModuleIds, getModuleInfo }: Rollup.ManualChunkMeta): ReadonlyMap<string, string> {
  const ids = [...getModuleIds()]
  const imported = (id: string) => getModuleInfo(id)?.importedIds ?? []
  const reach = (start: readonly string[], found = new Set<string>()): ReadonlySet<string> => {
    for (const id of start) {
      if (found.has(id)) continue
      found.add(id)
      reach(imported(id), found)
    }
    return found
  }
  const entries = ids.filter((id) => /\/app\/(?:entry\.client|root)\.tsx/.test(id))
  const names = new Map<string, string>()
  for (const id of reach(entries)) if (!entries.includes(id)) names.set(id, 'shell')

  const offered = reach(ids.filter((id) => /\/(?:core|template-kit)\/dist\/index\.js$/.test(id)))
  const templates = ids.filter((id) => /\/(?:template-\d+\/dist|template-kit\/dist\/base)\/index\.js$/.test(id))
  for (const template of templates) {
    const screens = (getModuleInfo(template)?.dynamicallyImportedIds ?? []).filter((id) => BROWSE_SCREEN.test(id))
    const own = /template-\d+/.exec(template)?.[0] ?? 'base'
    for (const id of reach([template, ...screens])) {
      if (names.has(id) || screens.includes(id)) continue
      // The base set's own parts lie among the kit's; what the kit offers to every template is what its door leads to.
      if (offered.has(id)) names.set(id, 'kit')
      else if (PACKAGES.test(id)) names.set(id, own)
    }
  }
  return names
}
