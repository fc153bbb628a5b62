import { SHOP_PAGES, type ShopPageName, SORTS, shopPath } from '@store/core'
import type { ShopView } from '../design.ts'
import { nameOf, placeOf } from './page.ts'

/** The text of a word key on this page. */
type TextOf = (key: string) => string

/**
 * What is missing in the header of a page that sells, in sentences: links to home, categories, all products, cart, contact,
 * blog and the shop's `/wa` address, a search with its placeholder, and a menu (L1). All products and the blog may have any
 * name, the others must have that of the dictionary.
 */
export function headerProblems(whole: Element, { categories }: ShopView, textOf: TextOf): readonly string[] {
  const page = whole.cloneNode(true) as Element
  for (const rest of page.querySelectorAll('main, footer')) rest.remove()
  const missingLink = missingLinks(page)
  const hasSearch = [...page.querySelectorAll('form input[name="q"]')].some(
    (field) => field.getAttribute('placeholder') === textOf('search.prompt'),
  )
  const opensMenu = [...page.querySelectorAll('a, button, summary, nav')].some((each) =>
    [textOf('nav.menu'), textOf('nav.openMenu'), textOf('nav.categories')].some((name) => nameOf(each).includes(name)),
  )
  return [
    ...missingLink({ to: addressOf('home'), name: textOf('nav.home') }),
    ...missingLink({ to: addressOf('catalog') }),
    ...categories.flatMap(({ name }) => missingLink({ to: addressOf('catalog', '?'), name })),
    ...missingLink({ to: addressOf('cart'), name: textOf('nav.cart') }),
    ...missingLink({ to: addressOf('contact'), name: textOf('nav.contact') }),
    ...missingLink({ to: addressOf('blog') }),
    ...missingLink({ to: /^\/wa\//, name: textOf('nav.chatStore') }),
    ...(hasSearch ? [] : ['has no search with its placeholder']),
    ...(opensMenu ? [] : ['has no menu']),
  ]
}

/**
 * What is missing in the footer of a page, in sentences: links to home, cart, contact, order tracking, the shop's policies and
 * its social networks (under their title), and the newsletter with email and consent (L2).
 */
export function footerProblems(html: string, { policyKinds, shop }: ShopView, textOf: TextOf): readonly string[] {
  const footer = placeOf(html).querySelector('footer')
  if (!footer) return ['has no footer']
  const missingLink = missingLinks(footer)
  const networks = Object.values(shop.socials).filter((address) => address !== undefined)
  const isTitled = networks.length === 0 || footer.textContent?.includes(textOf('footer.followUs'))
  const form = footer.querySelector('form[data-newsletter]')
  const hasNewsletter = form?.querySelector('input[type=email]') && form.querySelector('input[type=checkbox]')
  return [
    ...missingLink({ to: addressOf('home') }),
    ...missingLink({ to: addressOf('cart') }),
    ...missingLink({ to: addressOf('contact') }),
    ...missingLink({ to: addressOf('order-tracking') }),
    ...policyKinds.flatMap((kind) => missingLink({ to: addressOf('policy'), name: textOf(`policy.${kind}`) })),
    ...(policyKinds.length > 0 ? missingLink({ to: addressOf('policies'), name: textOf('footer.privacyTerms') }) : []),
    ...networks.flatMap((address) => missingLink({ to: new RegExp(`^${escaped(address)}$`) })),
    ...(isTitled ? [] : [`has no title “${textOf('footer.followUs')}” over its social networks`]),
    ...(hasNewsletter ? [] : ['has no newsletter with email and consent']),
  ]
}

/** The parameters of filters that are on or off. */
const SWITCHES = ['promotion', 'free', 'featured', 'variants'] as const

/**
 * Filters and orders that a list does not offer (L8), in sentences: each category, the subcategories of the one that is shown,
 * the filters that are on or off, the price, and every order. Each needs a link or a field of a form.
 */
export function listProblems(
  page: Element,
  { categories, subcategories }: ShopView,
  category: string,
): readonly string[] {
  const inLinks = [...page.querySelectorAll('a[href*="?"]')].flatMap((link) => [
    ...new URL(link.getAttribute('href') ?? '', 'http://shop').searchParams,
  ])
  const inForms = [...page.querySelectorAll('form :is(input:not([type=hidden]), option, select)')].flatMap((field) => {
    const name = field.getAttribute('name') ?? field.closest('select')?.getAttribute('name')
    return name ? [[name, field.getAttribute('value') ?? '']] : []
  })
  const offered = [...inLinks, ...inForms]
  const problem = (name: string, value?: string): readonly string[] =>
    offered.some(([parameter, itsValue]) => parameter === name && (value === undefined || itsValue === value))
      ? []
      : [`does not offer ${name}${value === undefined ? '' : `=${value}`}`]
  const shown = categories.find(({ name }) => name === category)
  return [
    ...categories.filter((each) => each !== shown).flatMap(({ name }) => problem('category', name)),
    ...subcategories
      .filter((part) => part.categoryId === shown?.id)
      .flatMap(({ id }) => problem('subcategory', `${id}`)),
    ...SWITCHES.flatMap((name) => problem(name, '1')),
    ...['min', 'max'].flatMap((name) => problem(name)),
    // The default order needs no parameter.
    ...SORTS.slice(1).flatMap((sort) => problem('sort', sort)),
  ]
}

/** Addresses of the products of a list that have no quick view (L8). */
export function withoutQuickView(html: string, products: readonly { readonly slug: string }[]): readonly string[] {
  const quickViews = [...placeOf(html).querySelectorAll('[data-quick-view]')].map((link) => link.getAttribute('href'))
  return products.map(({ slug }) => shopPath('product', slug)).filter((href) => !quickViews.includes(href))
}

/** The address of a page, with any parameter, and optionally with a query. */
function addressOf(name: ShopPageName, query: '' | '?' = ''): RegExp {
  const [before = '', parameter] = SHOP_PAGES[name].path.split(':')
  return new RegExp(`^${escaped(before + query)}${parameter === undefined && query === '' ? '$' : ''}`)
}

/** Returns a function that describes a missing link, in a sentence; [] where it exists. */
function missingLinks(place: Element) {
  const links = [...place.querySelectorAll('a[href]')]
  return ({ to, name }: { readonly to: RegExp; readonly name?: string }): readonly string[] => {
    const found = links.some(
      (link) =>
        to.test(link.getAttribute('href') ?? '') &&
        (name === undefined || nameOf(link).toLowerCase().includes(name.toLowerCase())),
    )
    return found ? [] : [`has no link to ${to.source}${name === undefined ? '' : ` called “${name}”`}`]
  }
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
