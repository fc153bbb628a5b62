/** The colours of lines a merchant may choose. */
export const METALS = ['champagne', 'silver', 'rose'] as const
export type Metal = (typeof METALS)[number]
