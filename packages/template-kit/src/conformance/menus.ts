import { SORTS } from '@store/core'
import type { ShopView } from '../design.ts'
import { nameOf, placeOf } from './page.ts'

/** What a key of the dictionary says on this page. */
type Say = (key: string) => string

/**
 * What is missing around a page that a shop sells on: home, categories, all products, cart, search with its prompt,
 * contact, blog, menu and the shop as a chat (L1). All products and the blog a template calls as it likes, the rest as the
 * dictionary does. In sentences; [] when nothing is.
 */
export function headerFlaws(whole: Element, { categories }: ShopView, say: Say): readonly string[] {
  const page = whole.cloneNode(true) as Element
  for (const rest of page.querySelectorAll('main, footer')) rest.remove()
  const leads = linksOf(page)
  const isSearched = [...page.querySelectorAll('form input[name="q"]')].some(
    (field) => field.getAttribute('placeholder') === say('search.prompt'),
  )
  const opensMenu = [...page.querySelectorAll('a, button, summary, nav')].some((each) =>
    [say('nav.menu'), say('nav.openMenu'), say('nav.categories')].some((name) => nameOf(each).includes(name)),
  )
  return [
    ...leads({ to: /^\/$/, name: say('nav.home') }),
    ...leads({ to: /^\/productos$/ }),
    ...categories.flatMap(({ name }) => leads({ to: /^\/productos\?/, name })),
    ...leads({ to: /^\/cart$/, name: say('nav.cart') }),
    ...leads({ to: /^\/contacto$/, name: say('nav.contact') }),
    ...leads({ to: /^\/blog$/ }),
    ...leads({ to: /^\/wa\//, name: say('nav.chatStore') }),
    ...(isSearched ? [] : ['has no search that asks what is looked for']),
    ...(opensMenu ? [] : ['has no menu']),
  ]
}

/**
 * What is missing at the foot of a page: home, cart, contact, the order, the policies that are written, where the shop
 * can be followed under its title, and the newsletter with consent and address (L2). In sentences; [] when nothing is.
 */
export function footerFlaws(html: string, { policyKinds, shop }: ShopView, say: Say): readonly string[] {
  const foot = placeOf(html).querySelector('footer')
  if (!foot) return ['has no footer']
  const leads = linksOf(foot)
  const networks = Object.values(shop.socials).filter((address) => address !== undefined)
  const isTitled = networks.length === 0 || foot.textContent?.includes(say('footer.followUs'))
  const form = foot.querySelector('form[data-newsletter]')
  const hasNewsletter = form?.querySelector('input[type=email]') && form.querySelector('input[type=checkbox]')
  return [
    ...leads({ to: /^\/$/ }),
    ...leads({ to: /^\/cart$/ }),
    ...leads({ to: /^\/contacto$/ }),
    ...leads({ to: /^\/micompra$/ }),
    ...policyKinds.flatMap((kind) => leads({ to: /^\/politicas\//, name: say(`policy.${kind}`) })),
    ...(policyKinds.length > 0 ? leads({ to: /^\/termsandconditions$/, name: say('footer.privacyTerms') }) : []),
    ...networks.flatMap((address) => leads({ to: new RegExp(`^${escaped(address)}$`) })),
    ...(isTitled ? [] : [`does not say “${say('footer.followUs')}” over where the shop can be followed`]),
    ...(hasNewsletter ? [] : ['has no newsletter with an address and a consent']),
  ]
}

/** The filters that are on or off, as addresses have them. */
const SWITCHES = ['promotion', 'free', 'featured', 'variants'] as const

/**
 * What a list cannot be asked for (L8): each category, the parts of the one that is shown, what is featured and the
 * other filters that are on or off, a price, and every order. A link does, or a field of a form. In sentences; [] when
 * nothing is missing.
 */
export function listFlaws(page: Element, { categories, subcategories }: ShopView, category: string): readonly string[] {
  const asked = [...page.querySelectorAll('a[href*="?"]')].flatMap((link) => [
    ...new URL(link.getAttribute('href') ?? '', 'http://shop').searchParams,
  ])
  const typed = [...page.querySelectorAll('form :is(input:not([type=hidden]), option, select)')].flatMap((field) => {
    const name = field.getAttribute('name') ?? field.closest('select')?.getAttribute('name')
    return name ? [[name, field.getAttribute('value') ?? '']] : []
  })
  const ways = [...asked, ...typed]
  const flaw = (name: string, value?: string): readonly string[] =>
    ways.some(([at, is]) => at === name && (value === undefined || is === value))
      ? []
      : [`cannot be asked for ${name}${value === undefined ? '' : `=${value}`}`]
  const shown = categories.find(({ name }) => name === category)
  return [
    ...categories.filter((each) => each !== shown).flatMap(({ name }) => flaw('category', name)),
    ...subcategories.filter((part) => part.categoryId === shown?.id).flatMap(({ id }) => flaw('subcategory', `${id}`)),
    ...SWITCHES.flatMap((name) => flaw(name, '1')),
    ...['min', 'max'].flatMap((name) => flaw(name)),
    // The usual order is that of an address without any.
    ...SORTS.slice(1).flatMap((sort) => flaw('sort', sort)),
  ]
}

/** Of the products of a list those that cannot be looked at without leaving it (L8), by name; [] when none. */
export function withoutQuickView(html: string, products: readonly { readonly slug: string }[]): readonly string[] {
  const looked = [...placeOf(html).querySelectorAll('[data-quick-view]')].map((link) => link.getAttribute('href'))
  return products.map(({ slug }) => `/productos/${slug}`).filter((href) => !looked.includes(href))
}

function linksOf(place: Element) {
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
