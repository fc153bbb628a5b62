/** Colours of covers. The text colour on them (#fff8f2) has a contrast of at least 7.1 : 1. */
export const CLOTHS = {
  prussian: '#17324d',
  ochre: '#7a4a00',
  red: '#9b1c1c',
  green: '#23552f',
  aubergine: '#4a2c5e',
  ink: '#1d1a24',
  rust: '#8c3b12',
  petrol: '#2f5d62',
  wine: '#6b1e3a',
  olive: '#3c4a1e',
} as const
export type Cloth = keyof typeof CLOTHS
export const CLOTH_NAMES = Object.keys(CLOTHS) as [Cloth, ...Cloth[]]

/** Materials of shelves. */
export const BOARDS = ['wood', 'metal', 'paper'] as const
export type Board = (typeof BOARDS)[number]
