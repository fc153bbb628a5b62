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
]

/** The other screens, as rail and "More" group them. */
export const GROUPS: readonly Group[] = [
  {
    name: 'content',
    screens: [{ name: 'appearance', path: '/appearance', scope: 'appearance:write', icon: 'appearance' }],
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
export const NEW_THINGS: readonly Screen[] = []

/** Those of these screens that somebody with these scopes may see. */
export const visible = (screens: readonly Screen[], scopes: readonly string[]): readonly Screen[] =>
  screens.filter(({ scope }) => scope === null || scopes.includes(scope))
