/** What the shop's lines are drawn in. */
export const METALS = ['champagne', 'silver', 'rose'] as const
export type Metal = (typeof METALS)[number]
