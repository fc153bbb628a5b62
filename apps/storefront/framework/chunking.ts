import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin, Rollup } from 'vite'

/**
 * How the browser's code is split into chunks. By default Rollup makes a file for every set of pages that share
 * something: dozens of files per page, each compressed alone. Ours are few:
 *
 * - `shell`: React, Remix, the app and what of core and kit is on every page,
 * - `kit`: other parts of core and kit that browse pages of several templates use; `kit-product` and similar ones, parts that
 *   most of them use on that kind of page only (`kit-lists`: on lists of products and of articles, `kit-dated`: where
 *   articles are shown); `kit-frames`, parts that only some use, around every page; `kit-5-9`, parts that only 5 and 9 use, if
 *   they are large,
 * - `kit-product-and-forms`: of those, the parts that carts and checkouts also use; `kit-template-N`: parts that template N uses on browse
 *   pages and others use elsewhere only, `kit-template-N-and-carts` if carts use them,
 * - `template-N`: code that the browse pages of one template share,
 * - a file for each screen, for the words of each language, and for everything else that is loaded on demand.
 */
const BARRELS = ['@store/core', '@store/template-kit']
const BROWSE_SCREEN = /\/(home|catalog|product|blog|article)(?:\.tsx|(?:-[A-Z\d]{8})?\.js)$/
const CART_SCREEN = /\/(?:cart|checkout)(?:\.tsx|(?:-[A-Z\d]{8})?\.js)$/
/** The modules from which the designs of all templates are loaded, each when a page needs it. */
const REGISTRY = /\/packages\/templates\/src\/generated\/designs\.ts$/
const KIT = /\/template-kit\/src\//
/** The module that loads the kit's screens for a template, and from there each of them. */
const FRAMES = /\/template-kit\/(?:src|dist)\/frames\/screens\.[jt]s$/

/** For each package's index file: exported name → file. Filled while files are read. */
const indexes = new Map<string, ReadonlyMap<string, string>>()

/** Replaces imports from the two packages' index files by imports of the files behind them, so that only used files count. */
export function directImports(): Plugin {
  return {
    name: 'direct-imports',
    enforce: 'pre',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async transform(code, id) {
      if (!/\.[jt]sx?(?:\?|$)/.test(id) || !BARRELS.some((barrel) => code.includes(`'${barrel}'`))) return null
      let direct = code
      for (const barrel of BARRELS) {
        const index = (await this.resolve(barrel, id))?.id
        if (!index) continue
        const behind = indexes.get(index) ?? filesBehind(index)
        indexes.set(index, behind)
        const pattern = new RegExp(`(import|export) \\{([^}]*)\\} from '${barrel}'`, 'g')
        direct = direct.replace(pattern, (_, keyword: string, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '' && !name.startsWith('type '))
            .map((name) => `${keyword} { ${name} } from '${behind.get(name.split(' ')[0] ?? '') ?? barrel}'`)
            .join(';'),
        )
      }
      return direct
    },
  }
}

/** Exported name → file, of a package's index and of the indexes that it re-exports. */
function filesBehind(index: string): ReadonlyMap<string, string> {
  const code = readFileSync(index, 'utf8')
  const named = [...code.matchAll(/export \{([^}]*)\} from '([^']+)'/g)].flatMap(([, names = '', file = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => [name.split(' as ').at(-1) ?? '', join(dirname(index), file)] as const),
  )
  const handedOn = [...code.matchAll(/export \* from '([^']+)'/g)].flatMap(([, file = '']) => [
    ...filesBehind(join(dirname(index), file)),
  ])
  return new Map([...named, ...handedOn])
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
  const lazy = (id: string) => getModuleInfo(id)?.dynamicallyImportedIds ?? []
  const withLazy = (id: string) => [...imported(id), ...lazy(id)]
  const reach = (start: readonly string[], found = new Set<string>(), next = imported): ReadonlySet<string> => {
    for (const id of start) {
      if (found.has(id)) continue
      found.add(id)
      reach(next(id), found, next)
    }
    return found
  }
  const entries = ids.filter((id) => /\/app\/(?:entry\.client|root)\.tsx/.test(id))
  const names = new Map<string, string>()
  for (const id of reach(entries)) if (!entries.includes(id)) names.set(id, 'shell')

  const offered = reach([...indexes.values()].flatMap((files) => [...files.values()]))
  const designs = new Set(ids.filter((id) => REGISTRY.test(id)).flatMap(lazy))
  const folders = [...designs].map((id) => `${dirname(id)}/`)
  const isOfTemplate = (id: string) => KIT.test(id) || folders.some((folder) => id.startsWith(folder))
  const screens = new Set<string>()
  /** Modules of carts, checkouts and other pages besides browse pages. */
  const onForms = new Set<string>()
  /** Template → all modules it may ever load, and all that its carts load. */
  const reachable = new Map<string, ReadonlySet<string>>()
  const onCarts = new Map<string, Set<string>>()
  /** Module → template → kinds of page that use it. */
  const users = new Map<string, Map<string, Set<string>>>()
  const use = (id: string, template: string, page: string) => {
    const templates = users.get(id) ?? new Map<string, Set<string>>()
    users.set(id, templates.set(template, (templates.get(template) ?? new Set()).add(page)))
  }
  for (const index of ids.filter((id) => designs.has(id))) {
    const template = nameOf(index)
    for (const id of reach([index])) use(id, template, EVERY)
    reachable.set(template, reach([index], new Set(), withLazy))
    const framed = [...reach([index])]
      .filter((id) => FRAMES.test(id))
      .flatMap(lazy)
      .flatMap(lazy)
    for (const screen of [...lazy(index), ...framed]) {
      const page = BROWSE_SCREEN.exec(screen)?.[1]
      if (page === undefined) {
        reach([screen], onForms)
        if (CART_SCREEN.test(screen))
          onCarts.set(template, new Set([...(onCarts.get(template) ?? []), ...reach([screen])]))
        continue
      }
      screens.add(screen)
      for (const id of reach([screen])) use(id, template, page)
    }
  }
  const elsewhere = (id: string, template: string, where: ReadonlyMap<string, ReadonlySet<string>>) =>
    [...where].some(([other, all]) => other !== template && other !== BASE && all.has(id))
  for (const [id, templates] of users) {
    if (names.has(id) || screens.has(id)) continue
    const drawn = [...templates.keys()].filter((name) => name !== BASE)
    const only = drawn.length === 1 ? drawn[0] : undefined
    // Parts that one template uses on browse pages, and others elsewhere only, get a separate file: otherwise they would be
    // in that template's file, which the carts and contact pages of the others would then load.
    if (only && elsewhere(id, only, reachable)) {
      names.set(id, elsewhere(id, only, onCarts) ? `kit-${only}-and-carts` : `kit-${only}`)
      continue
    }
    const [template = BASE, another] = templates.keys()
    const page = usualPage(templates)
    // The base set's own parts are in the kit's files, because every template may use exports of the kit's index. A part
    // that only one other template uses gets a separate file, unless it is too small for one.
    const isLarge = (getModuleInfo(id)?.code?.length ?? 0) > WORTH_A_FILE
    const apart = only && isLarge && templates.has(BASE) ? `-${only}` : ''
    // A part that carts use, too, must not load the rest of a product page.
    const kind = page && (onForms.has(id) ? `${page}-and-forms` : page)
    const isRare = isLarge && drawn.length > 1 && drawn.length * 2 < reachable.size
    const rare = drawn.join('-').replaceAll('-template', '').replace('template', 'kit')
    const common = standsAroundFew(templates, reachable.size) ? 'kit-frames' : isRare ? rare : `kit${apart}`
    if (offered.has(id) && another !== undefined) names.set(id, kind ? `kit-${kind}${apart}` : common)
    else if ((offered.has(id) || isOfTemplate(id)) && !page) names.set(id, template)
  }
  // The file that every page loads must not import one that only some pages need.
  const everywhere = [...names].flatMap(([id, name]) => (name === 'kit' ? [id] : []))
  for (const id of reach(everywhere)) if (names.get(id)?.startsWith('kit-')) names.set(id, 'kit')
  return names
}

const BASE = 'template-base'
/** A template's name in chunk names: the folder of its package, whose design is in `src`, or in `dist` if it is from npm. */
const nameOf = (design: string): string => basename(dirname(dirname(design)))
/** Minimum size of a module, in characters of code, for a separate file. */
const WORTH_A_FILE = 1_250
const EVERY = 'every'

/** Whether fewer than half of the templates use a module around their pages, in headers and footers. */
const standsAroundFew = (templates: ReadonlyMap<string, ReadonlySet<string>>, all: number): boolean => {
  const around = [...templates].filter(([name, pages]) => name !== BASE && pages.has(EVERY))
  return (
    around.length > 0 &&
    around.length * 2 < all &&
    around.length === [...templates.keys()].filter((name) => name !== BASE).length
  )
}

/**
 * The one kind of page on which most templates use a module; null if most use it on several. A module that some templates
 * use around every page is left out, because there it would load the rest of that kind's file; accepted for the few small
 * parts that write dates. The base set does not count, because its parts are also used for other templates.
 */
function usualPage(templates: ReadonlyMap<string, ReadonlySet<string>>): string | null {
  const voices = [...templates].filter(([name]) => name !== BASE || templates.size === 1).map(([, pages]) => pages)
  const alone = voices.flatMap((pages) => kindOf(pages) ?? [])
  const [first = null] = alone
  const kind = Object.keys(KINDS).find((name) => alone.includes(name)) ?? first
  if (kind !== DATED && voices.some((pages) => pages.has(EVERY))) return null
  const agrees = (each: string) => each === kind || (kind !== null && KINDS[kind]?.has(each))
  return alone.length * 2 > voices.length && alone.every(agrees) ? kind : null
}

const DATED = 'dated'
/** Pages that share parts: products and articles are listed by the same ones, and articles have dates wherever they are shown. */
const KINDS: Readonly<Record<string, ReadonlySet<string>>> = {
  [DATED]: new Set(['home', 'blog', 'article']),
  lists: new Set(['catalog', 'blog']),
}
const kindOf = (pages: ReadonlySet<string>): string | undefined =>
  pages.size === 1
    ? [...pages][0]
    : Object.keys(KINDS).find((name) => [...pages].every((page) => KINDS[name]?.has(page)))
