import type { MetaDescriptor } from '@remix-run/node'
import type { Language } from '@store/core'
import { type PageWordKey, type Paths, pathsFrom, type ShopView, translate, type WordKey } from '@store/template-kit'
import { sharedPicture } from '#app/discovery/shared-picture.ts'
import type { RootData } from '#app/page/root-data.ts'
import { screenOfRoute } from '#app/page/screens.ts'
import { assetsOf, moreWordsOf } from '#app/templates/template-assets.ts'

/** Title, description and address of a page, for tabs, search engines and link previews. */
export type PageFacts = {
  /** Without the shop's name, which is appended; null: only the shop's name. */
  readonly title: string | null
  /** The whole title, as the merchant wrote it for search engines, in place of both. */
  readonly ownTitle?: string | undefined
  readonly description?: string | null
  readonly image?: string | null
  /** The canonical address without mount; null: the page is not indexed. */
  readonly path: string | null
}

const LOCALES: Readonly<Record<Language, string>> = { es: 'es_419', en: 'en_US', pt: 'pt_BR', fr: 'fr_FR' }
/** A format of the media service for pictures in link previews. */
const CARD = { 'image:width': '1200', 'image:height': '630' }
const PATHS = pathsFrom('')

type Matches = readonly ({ readonly id: string; readonly data: unknown } | undefined)[]

/** Title, description, canonical address and preview of a page of a shop. Nothing where no shop was found. */
export function pageMeta(
  matches: Matches,
  about: (page: {
    readonly t: (key: WordKey | PageWordKey, values?: Readonly<Record<string, string | number>>) => string
    readonly view: ShopView
    /** Addresses without their mount. */
    readonly paths: Paths
  }) => PageFacts,
): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.data as RootData | undefined
  if (!root) return []
  const { view, address } = root
  const { shop } = view
  const screen = screenOfRoute(matches.at(-1)?.id ?? '')
  const more = moreWordsOf(root.template, shop.language, screen)
  const { words } = assetsOf(root.template, shop.language)
  const wordsWith = (key: string) => [view.ownWords, more].find((each) => each && key in each) ?? words
  const facts = about({ view, paths: PATHS, t: (key, values) => translate(wordsWith(key), shop.language, key, values) })

  const title = facts.ownTitle ?? (facts.title === null ? shop.name : `${facts.title} · ${shop.name}`)
  const description = oneLine(facts.description ?? shop.description)
  const image = facts.image ?? view.logo?.src ?? null
  const path = root.preview ? '/' : facts.path
  const url = path === null ? null : address + path
  return [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(facts.path === null || root.preview || root.quiet ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(url ? [{ tagName: 'link', rel: 'canonical', href: url }] : []),
    ...Object.entries({
      url,
      title: facts.ownTitle ?? facts.title ?? shop.name,
      description,
      image: image && (sharedPicture(image, address, 'card') ?? image),
      // Messengers show the first preview of a link only if its size comes first.
      ...(image?.startsWith('/media/') && CARD),
      site_name: shop.name,
      type: 'website',
      locale: LOCALES[shop.language],
    }).flatMap(([name, content]) => (content ? [{ property: `og:${name}`, content }] : [])),
  ]
}

/** Cut between words at the length that search engines show. */
function oneLine(text: string | null): string | null {
  const line = text?.replace(/\s+/g, ' ').trim() ?? ''
  if (line.length <= 160) return line || null
  return `${line.slice(0, 159).replace(/ \S*$/, '')}…`
}
