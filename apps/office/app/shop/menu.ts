import type { Scope } from '@store/api-client/manage'
import type { IconName } from '#app/ui/icons.tsx'
import type { Words } from '#app/words/words.ts'

export type ScreenName = keyof Words['screens']

/** A screen of a shop: its name, its path below the shop's, and the scope that it needs. */
export type Screen = {
  readonly name: ScreenName
  readonly path: string
  /** Null: all members of the team. */
  readonly scope: Scope | null
  readonly icon: IconName
}

type Group = { readonly name: keyof Words['menu']; readonly screens: readonly Screen[] }

/** The screens of the phone's bar; the others are under "More". The side navigation has all. */
export const MAIN: readonly Screen[] = [
  { name: 'today', path: '', scope: null, icon: 'today' },
  { name: 'orders', path: '/orders', scope: 'orders:read', icon: 'orders' },
  { name: 'products', path: '/products', scope: 'products:read', icon: 'products' },
]

/** The other screens, grouped as in the side navigation and "More". */
export const GROUPS: readonly Group[] = [
  {
    name: 'catalog',
    screens: [
      { name: 'categories', path: '/categories', scope: 'content:write', icon: 'products' },
      { name: 'tags', path: '/tags', scope: 'products:write', icon: 'tag' },
      { name: 'stock', path: '/stock', scope: 'products:read', icon: 'stock' },
      { name: 'count', path: '/stock/count', scope: 'stock:write', icon: 'count' },
      { name: 'bulk', path: '/products/bulk', scope: 'products:write', icon: 'price' },
      { name: 'import', path: '/products/import', scope: 'products:write', icon: 'import' },
      { name: 'priceList', path: '/products/price-list', scope: 'prices:write', icon: 'text' },
    ],
  },
  {
    name: 'selling',
    screens: [
      { name: 'numbers', path: '/numbers', scope: 'numbers:read', icon: 'numbers' },
      { name: 'buyers', path: '/buyers', scope: 'buyers:read', icon: 'me' },
      { name: 'messages', path: '/messages', scope: 'messages:write', icon: 'messages' },
      { name: 'subscribers', path: '/subscribers', scope: 'subscribers:read', icon: 'mail' },
      { name: 'discounts', path: '/discounts', scope: 'discounts:write', icon: 'discount' },
      { name: 'coupons', path: '/coupons', scope: 'discounts:write', icon: 'price' },
    ],
  },
  {
    name: 'content',
    screens: [
      { name: 'appearance', path: '/appearance', scope: 'appearance:write', icon: 'appearance' },
      { name: 'banners', path: '/banners', scope: 'appearance:write', icon: 'appearance' },
      { name: 'articles', path: '/articles', scope: 'content:write', icon: 'text' },
      { name: 'policies', path: '/policies', scope: 'content:write', icon: 'text' },
      { name: 'branches', path: '/branches', scope: 'content:write', icon: 'branch' },
      { name: 'affiliations', path: '/affiliations', scope: 'content:write', icon: 'link' },
    ],
  },
  {
    name: 'settings',
    screens: [
      { name: 'shop', path: '/settings/shop', scope: 'settings:write', icon: 'settings' },
      { name: 'orderRules', path: '/settings/orders', scope: 'settings:write', icon: 'orders' },
      { name: 'chatTexts', path: '/settings/messages', scope: 'settings:write', icon: 'messages' },
      { name: 'chatForm', path: '/settings/chat-form', scope: 'content:write', icon: 'text' },
      { name: 'payments', path: '/payments', scope: 'payments:read', icon: 'payments' },
      { name: 'shipping', path: '/shipping', scope: 'shipping:write', icon: 'shipping' },
      { name: 'taxes', path: '/settings/taxes', scope: 'settings:write', icon: 'price' },
      { name: 'domain', path: '/settings/domain', scope: 'domains:write', icon: 'domain' },
      { name: 'gate', path: '/settings/gate', scope: 'settings:write', icon: 'key' },
      { name: 'team', path: '/settings/team', scope: 'team:write', icon: 'team' },
      { name: 'plan', path: '/settings/plan', scope: 'settings:write', icon: 'count' },
      { name: 'integrations', path: '/settings/integrations', scope: 'settings:write', icon: 'numbers' },
      { name: 'developers', path: '/settings/developers', scope: 'integrations:write', icon: 'key' },
      { name: 'export', path: '/settings/export', scope: 'exports:make', icon: 'import' },
      { name: 'log', path: '/settings/log', scope: 'audit:read', icon: 'log' },
    ],
  },
]

/** The screens that the bar's ＋ offers. */
export const NEW_THINGS: readonly Screen[] = [
  { name: 'newSale', path: '/orders/new', scope: 'orders:write', icon: 'orders' },
  { name: 'newProduct', path: '/products/new', scope: 'products:write', icon: 'products' },
  { name: 'newDiscount', path: '/discounts#new', scope: 'discounts:write', icon: 'discount' },
  { name: 'newArticle', path: '/new-article', scope: 'content:write', icon: 'text' },
  { name: 'share', path: '/share', scope: null, icon: 'link' },
]

const SCREENS = [...MAIN, ...GROUPS.flatMap(({ screens }) => screens), ...NEW_THINGS]

/** The scope that a screen needs; null: any member of the team. */
export const scopeOf = (name: ScreenName): Scope | null => SCREENS.find((screen) => screen.name === name)?.scope ?? null

/** The screens that a person with these scopes may see. */
export const visible = (screens: readonly Screen[], scopes: readonly string[]): readonly Screen[] =>
  screens.filter(({ scope }) => scope === null || scopes.includes(scope))
