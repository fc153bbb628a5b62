import type { Scope } from '@store/api-client/manage'
import type { IconName } from '#app/ui/icons.tsx'
import type { Words } from '#app/words/words.ts'

/** A screen of a shop: its name in words, its address below the shop's, and who may see it. */
export type Screen = {
  readonly name: keyof Words['screens']
  readonly path: string
  /** Null: everybody in the team. */
  readonly scope: Scope | null
  readonly icon: IconName
}

type Group = { readonly name: keyof Words['menu']; readonly screens: readonly Screen[] }

/** The screens that the phone's bar leads to; the rest stand under "More". The desk's rail has all. */
export const MAIN: readonly Screen[] = [
  { name: 'today', path: '', scope: null, icon: 'today' },
  { name: 'orders', path: '/orders', scope: 'orders:read', icon: 'orders' },
  { name: 'products', path: '/products', scope: 'products:read', icon: 'products' },
]

/** The other screens, as rail and "More" group them. */
export const GROUPS: readonly Group[] = [
  { name: 'selling', screens: [{ name: 'numbers', path: '/numbers', scope: 'numbers:read', icon: 'numbers' }] },
  {
    name: 'catalog',
    screens: [
      { name: 'categories', path: '/categories', scope: 'content:write', icon: 'products' },
      { name: 'tags', path: '/tags', scope: 'products:write', icon: 'tag' },
      { name: 'stock', path: '/stock', scope: 'products:read', icon: 'stock' },
      { name: 'count', path: '/stock/count', scope: 'stock:write', icon: 'count' },
      { name: 'bulk', path: '/products/bulk', scope: 'products:write', icon: 'price' },
      { name: 'priceList', path: '/products/price-list', scope: 'prices:write', icon: 'text' },
    ],
  },
  {
    name: 'settings',
    screens: [
      { name: 'team', path: '/settings/team', scope: 'team:write', icon: 'team' },
      { name: 'log', path: '/settings/log', scope: 'audit:read', icon: 'log' },
    ],
  },
]

/** What the ＋ of the bar begins. */
export const NEW_THINGS: readonly Screen[] = [
  { name: 'newSale', path: '/orders/new', scope: 'orders:write', icon: 'orders' },
  { name: 'newProduct', path: '/products/new', scope: 'products:write', icon: 'products' },
]

/** Those of these screens that somebody with these scopes may see. */
export const visible = (screens: readonly Screen[], scopes: readonly string[]): readonly Screen[] =>
  screens.filter(({ scope }) => scope === null || scopes.includes(scope))
