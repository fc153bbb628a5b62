import type { Hue } from '../../colour.ts'
import { top, track, train, volcano } from '../../toys/build.ts'
import type { Draw } from '../../toys/ink.ts'
import { bucket, hopper, kite, puzzle } from '../../toys/outside.ts'
import { coati, costumes, crayons, sloth } from '../../toys/pretend.ts'
import { clothBook, mobile, rattle, story } from '../../toys/reading.ts'

/** The colours of each shelf: its background, and the wave of its floor. */
export const SHELVES = {
  construir: ['#8fd3ff', '#5bb8f2'],
  inventar: ['#ffd2e4', '#ffb0cf'],
  afuera: ['#c9f2d9', '#97e2b6'],
  leer: ['#d9cfff', '#bba9fb'],
  bebes: ['#ffc629', '#ff9f1c'],
} as const satisfies Record<string, readonly [ground: Hue, floor: Hue]>

type Plaything = {
  readonly title: string
  readonly shelf: keyof typeof SHELVES
  readonly draw: Draw
  /** The focal point of the close-up, in the toy's units. */
  readonly focus: readonly [x: number, y: number]
}

/** In the order of the shelves: a thing is drawn in a group with the two that follow it on its own. */
export const PLAYTHINGS = {
  trompo: { title: 'Trompo', shelf: 'construir', draw: top, focus: [-10, -20] },
  bloques: { title: 'Bloques', shelf: 'construir', draw: volcano, focus: [0, -70] },
  tren: { title: 'Tren', shelf: 'construir', draw: train, focus: [70, -30] },
  pista: { title: 'Pista', shelf: 'construir', draw: track, focus: [90, -80] },
  pizote: { title: 'Títere', shelf: 'inventar', draw: coati, focus: [0, -60] },
  perezoso: { title: 'Títere', shelf: 'inventar', draw: sloth, focus: [0, -60] },
  disfraces: { title: 'Caja de disfraces', shelf: 'inventar', draw: costumes, focus: [0, -20] },
  crayones: { title: 'Crayones', shelf: 'inventar', draw: crayons, focus: [-20, -40] },
  rompecabezas: { title: 'Rompecabezas', shelf: 'construir', draw: puzzle, focus: [20, -30] },
  papalote: { title: 'Papalote', shelf: 'afuera', draw: kite, focus: [0, -60] },
  bola: { title: 'Bola', shelf: 'afuera', draw: hopper, focus: [0, -20] },
  cubeta: { title: 'Cubeta y pala', shelf: 'afuera', draw: bucket, focus: [-38, 70] },
  'libro-rana': { title: 'Libro de tela', shelf: 'leer', draw: clothBook, focus: [37, -10] },
  'cuento-lapa': { title: 'Cuento', shelf: 'leer', draw: story, focus: [20, -60] },
  sonajero: { title: 'Sonajero', shelf: 'bebes', draw: rattle, focus: [-20, -60] },
  movil: { title: 'Móvil', shelf: 'bebes', draw: mobile, focus: [0, 10] },
} as const satisfies Record<string, Plaything>

export type ChirimoyaPiece = keyof typeof PLAYTHINGS
export const CHIRIMOYA_PIECES = Object.keys(PLAYTHINGS) as readonly ChirimoyaPiece[]
