import type { Hue } from '../../colour.ts'
import type { MaleconPiece } from './collection.ts'
import { placed } from './malecon86.ts'
import { printed } from './press.ts'

type Spot = readonly [piece: MaleconPiece, x: number, y: number, scale: number, turn?: number]
type Scene = {
  readonly title: string
  readonly width: number
  readonly height: number
  readonly spots: readonly Spot[]
  readonly ground?: Hue
}
const TILE = { width: 480, height: 600 }
const COVER = { width: 900, height: 720 }

/** Sheets with more than one thing: a wall for the home page, tiles of the menu, covers of articles. */
export const MALECON_SCENES = {
  pared: {
    title: 'Un hoodie, un jersey y un crewneck en una pared',
    width: 1600,
    height: 760,
    spots: [
      ['crewneck', 420, 400, 1.05, -5],
      ['hoodie', 820, 370, 1.2, 2],
      ['jersey', 1210, 400, 1.05, 4],
      ['cap', 1500, 520, 0.62, 8],
    ],
  },
  'pared-movil': {
    title: 'Un hoodie y un jersey en una pared',
    width: 800,
    height: 1000,
    spots: [
      ['jersey', 570, 330, 1, 6],
      ['hoodie', 330, 480, 1.2, -3],
    ],
  },
  arriba: {
    title: 'Jersey y hoodie',
    ...TILE,
    spots: [
      ['jersey', 300, 230, 0.72, 5],
      ['hoodie', 200, 370, 0.78, -4],
    ],
  },
  abajo: {
    title: 'Cargo y short',
    ...TILE,
    spots: [
      ['cargo', 290, 260, 0.8, 4],
      ['short', 190, 420, 0.7, -5],
    ],
  },
  cabeza: {
    title: 'Cap y bucket',
    ...TILE,
    spots: [
      ['bucket', 270, 220, 0.8, 5],
      ['cap', 220, 410, 0.82, -4],
    ],
  },
  objetos: {
    title: 'Tote, zine y llavero',
    ...TILE,
    spots: [
      ['tote', 300, 250, 0.74, 4],
      ['zine', 190, 400, 0.66, -7],
      ['llavero', 370, 460, 0.5, 9],
    ],
  },
  serigrafia: {
    title: 'Tres camisetas recién impresas',
    ...COVER,
    spots: [
      ['febrero', 200, 330, 0.86, -6],
      ['apagon', 700, 330, 0.86, 6],
      ['crewneck', 450, 380, 1.02, 1],
    ],
  },
  lavado: {
    title: 'Un hoodie negro y unas medias',
    ...COVER,
    ground: '#37c8ff',
    spots: [
      ['medias', 660, 400, 0.9, 7],
      ['hoodie', 320, 370, 1.1, -3],
    ],
  },
} as const satisfies Record<string, Scene>
export type MaleconScene = keyof typeof MALECON_SCENES

export function malecon86Scene(name: MaleconScene): string {
  const { spots, ...sheet }: Scene = MALECON_SCENES[name]
  return printed({
    ...sheet,
    copied: false,
    things: spots.map(([piece, x, y, scale, turn]) => placed(piece, x, y, scale, turn)),
  })
}
