import type { Hue } from '../../colour.ts'
import { fleuve, graines, kourou } from '../../jewels/bracelets.ts'
import { morpho } from '../../jewels/brooch.ts'
import { colibri, luciole, sinnamary } from '../../jewels/earrings.ts'
import type { Draw } from '../../jewels/jewel.ts'
import { awaraPendant, maripa, pluie } from '../../jewels/necklaces.ts'
import { carbet, laterite, mahury, oyapock } from '../../jewels/rings.ts'

/** The house's metals, and its stones: tourmaline, garnet, citrine, the blue of the morpho, milk, seeds. */
export const AWARA_HUES = {
  jaune: '#c9a45c',
  gris: '#b9c0c2',
  rose: '#c9917a',
  tourmaline: '#2f8f7a',
  grenat: '#a1262f',
  citrine: '#d9992e',
  fruit: '#d8601f',
  morpho: '#2b6fc0',
  lait: '#b9cfd6',
  graine: '#8f2a20',
} as const satisfies Record<string, Hue>

export type Piece = {
  readonly title: string
  readonly kind: 'bagues' | 'colliers' | 'boucles' | 'bracelets'
  readonly draw: Draw
  readonly stone: Hue
  /** Units of the picture per unit of the drawing. */
  readonly scale: number
  /** The focal point of the close-up, in the drawing's units. */
  readonly focus: readonly [x: number, y: number]
  /** By how many degrees the camera is raised for a close-up. */
  readonly raised?: number
}

const H = AWARA_HUES

/** A piece is photographed in a group with the two that follow it in its kind. */
export const PIECES = {
  oyapock: {
    title: 'Bague',
    kind: 'bagues',
    draw: oyapock,
    stone: H.tourmaline,
    scale: 1.22,
    focus: [-24, -107],
    raised: 26,
  },
  carbet: {
    title: 'Bague',
    kind: 'bagues',
    draw: carbet,
    stone: H.citrine,
    scale: 1.22,
    focus: [-32, -86],
    raised: 24,
  },
  mahury: { title: 'Alliance', kind: 'bagues', draw: mahury, stone: H.lait, scale: 1.22, focus: [70, -170], raised: 6 },
  laterite: {
    title: 'Solitaire',
    kind: 'bagues',
    draw: laterite,
    stone: H.grenat,
    scale: 1.2,
    focus: [28, -96],
    raised: 26,
  },
  pluie: { title: 'Collier', kind: 'colliers', draw: pluie, stone: H.lait, scale: 1, focus: [20, -230] },
  'noix-awara': {
    title: 'Pendentif',
    kind: 'colliers',
    draw: awaraPendant,
    stone: H.fruit,
    scale: 1,
    focus: [0, -190],
  },
  maripa: { title: 'Sautoir', kind: 'colliers', draw: maripa, stone: H.lait, scale: 1, focus: [0, -130] },
  colibri: { title: 'Boucles', kind: 'boucles', draw: colibri, stone: H.tourmaline, scale: 1, focus: [90, -236] },
  sinnamary: { title: 'Créoles', kind: 'boucles', draw: sinnamary, stone: H.lait, scale: 1.12, focus: [-90, -190] },
  luciole: {
    title: 'Puces',
    kind: 'boucles',
    draw: luciole,
    stone: H.citrine,
    scale: 1.22,
    focus: [-50, -96],
    raised: 18,
  },
  fleuve: { title: 'Bracelet', kind: 'bracelets', draw: fleuve, stone: H.lait, scale: 1.06, focus: [-70, -40] },
  kourou: { title: 'Jonc', kind: 'bracelets', draw: kourou, stone: H.lait, scale: 1.02, focus: [-110, -150] },
  graines: { title: 'Bracelet', kind: 'bracelets', draw: graines, stone: H.graine, scale: 1.1, focus: [-50, -40] },
  morpho: { title: 'Broche', kind: 'boucles', draw: morpho, stone: H.morpho, scale: 1, focus: [90, -240] },
} as const satisfies Record<string, Piece>

export type AwaraPiece = keyof typeof PIECES
export const AWARA_PIECES = Object.keys(PIECES) as readonly AwaraPiece[]
