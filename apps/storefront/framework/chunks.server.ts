import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { EntryContext } from '@remix-run/node'
import type { Language } from '@store/core'
import { type ScreenName, wordPartsOf } from '@store/template-kit'
import { templateOf } from '@store/templates'
import list from '@store/templates/list.json'
import { isOn } from './switches.mjs'

type Page = { readonly template: number; readonly language: Language; readonly screen: ScreenName }
type Chunk = {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

/** Where the build is served (vite.config.ts). */
const BASE = import.meta.env.BASE_URL

/** Vite's manifest of the build, where Remix writes it; nothing in development, where nothing is preloaded. */
const manifest = readManifest()

function readManifest(): Readonly<Record<string, Chunk>> {
  if (import.meta.env.DEV) return {}
  try {
    return JSON.parse(readFileSync(resolve('build/.vite/client-manifest.json'), 'utf8'))
  } catch {
    return {}
  }
}

const names = Object.keys(manifest)
const ahead = new Map<string, readonly string[]>()

/**
 * Preload links for everything that this page's scripts would request one after the other: template, screen and words,
 * and the font of body text. Without the files that Remix links itself.
 */
export function chunkLinks(page: Page, { manifest: remix, staticHandlerContext }: EntryContext): string {
  if (!isOn('chunks')) return ''
  const key = `${page.template}.${page.language}.${page.screen}`
  const files = ahead.get(key) ?? filesOf(page)
  ahead.set(key, files)
  const known = new Set(
    [remix.entry, ...staticHandlerContext.matches.map(({ route }) => remix.routes[route.id])].flatMap((part) =>
      part ? [part.module, ...(part.imports ?? [])] : [],
    ),
  )
  const scripts = files.filter((file) => !known.has(file)).map((file) => `<link rel="modulepreload" href="${file}">`)
  const { body } = templateOf(page.template).fonts
  const font = names.find((name) => name.includes(`/${folderOf(page.template)}/`) && name.endsWith(`/${body}`))
  return scripts.join('') + (font ? preloadedFont(BASE + manifest[font]?.file) : '')
}

/** The name of a template's package, in the repository or installed. */
function folderOf(template: number): string {
  const { package: name } = list.templates.find(({ id }) => id === template) ?? list.base
  return name.split('/').at(-1) ?? name
}

const preloadedFont = (href: string) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`

/**
 * Packages have each screen and each language in a file named after it: in the repository `src/home.tsx` and
 * `src/words/es.ts`, in a package from npm `dist/home-1A2B3C4D.js` and `dist/es-1A2B3C4D.js`; and additional words in
 * `words/orders/es.ts` in the kit and `words/orders-es.ts` in templates.
 */
function filesOf({ template, language, screen }: Page) {
  const folder = folderOf(template)
  const file = (pattern: string) => names.find((known) => new RegExp(`/${pattern}$`).test(known))
  const own = (place: string, part: string) =>
    file(`${folder}/src/${place}${part}\\.tsx?`) ?? file(`${folder}/dist/${part}(?:-[A-Z\\d]{8})?\\.js`)
  const part = screen.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
  const frame = (name: string) => file(`template-kit/(?:src|dist)/frames/${name}\\.(?:tsx?|js)`)
  const screenFile = own('', part)
  // A screen without a file in the template is rendered by the kit, with the template's parts.
  const parts = screen === 'OrderPlaced' || screen === 'OrderTracking' ? ['frames', 'order-frames'] : ['frames']
  const drawn = screenFile ? [screenFile] : [...parts.map((name) => own('', name)), frame('drawn-screens'), frame(part)]
  const index = names.find((name) => drawn[0] !== undefined && manifest[name]?.dynamicImports?.includes(drawn[0]))
  const words = [language, ...wordPartsOf(screen).map((part) => `${part}/${language}`)].flatMap((part) => [
    file(`template-kit/src/words/${part}\\.ts`),
    own('words/', part.replace('/', '-')),
  ])
  return [...withImports([index, ...drawn, ...words])].map((name) => BASE + name)
}

function withImports(wanted: readonly (string | undefined)[], files = new Set<string>()): ReadonlySet<string> {
  for (const name of wanted) {
    const chunk = name === undefined ? undefined : manifest[name]
    if (!chunk || files.has(chunk.file)) continue
    files.add(chunk.file)
    withImports(chunk.imports ?? [], files)
  }
  return files
}
