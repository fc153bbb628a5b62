import type { Hue } from '../../colour.ts'
import { cap, jacket, shorts, socks, tee, tights } from '../../sports/clothes.ts'
import { BLACK, type Draw, WHITE } from '../../sports/gear.ts'
import { ball, bands, dumbbells, flask, guards, pack } from '../../sports/kit.ts'
import { KNIT, ROAD } from '../../sports/road-shoes.ts'
import { shoe } from '../../sports/shoe.ts'
import { BOOT, TRAIL, WATER } from '../../sports/trail-shoes.ts'

/** The one colour of each sport beside white, grey and black. */
export const SPORT_HUES = {
  correr: '#d4ff2a',
  montana: '#ff7a1a',
  futbol: '#22c77e',
  gimnasio: '#6e9bff',
  accesorios: '#7fc8ea',
} as const satisfies Record<string, Hue>
type Sport = keyof typeof SPORT_HUES

type Entry = {
  readonly title: string
  readonly sport: Sport
  readonly draw: Draw
  /** The focal point of the close-up, in the object's units; of a shoe, its sole. */
  readonly focus: readonly [x: number, y: number]
  /** Draws the object in its other colours. */
  readonly dark?: Draw
}

const SOLE = [-40, 76] as const

/** In the order of the sports: a thing is photographed in a group with the two that follow it in its own. */
const GEAR = {
  cumbre: {
    title: 'Tenis Cumbre 2',
    sport: 'correr',
    draw: shoe(ROAD),
    focus: SOLE,
  },
  pista: {
    title: 'Tenis Pista Flex',
    sport: 'correr',
    draw: shoe(KNIT),
    focus: SOLE,
  },
  viento: { title: 'Playera Viento', sport: 'correr', draw: tee(WHITE), dark: tee(BLACK), focus: [40, -80] },
  zancada: { title: 'Short Zancada', sport: 'correr', draw: shorts, focus: [-90, 80] },
  canon: {
    title: 'Tenis Cañón Trail',
    sport: 'montana',
    draw: shoe(TRAIL),
    focus: SOLE,
  },
  huasteca: {
    title: 'Tenis Huasteca Agua',
    sport: 'montana',
    draw: shoe(WATER),
    focus: SOLE,
  },
  norte: { title: 'Cortaviento Norte', sport: 'montana', draw: jacket, focus: [20, -30] },
  ruta: { title: 'Mochila Ruta 12 L', sport: 'montana', draw: pack, focus: [0, -30] },
  regio: { title: 'Balón Regio n.º 5', sport: 'futbol', draw: ball, focus: [0, -10] },
  potrero: {
    title: 'Taquetes Potrero',
    sport: 'futbol',
    draw: shoe(BOOT),
    focus: SOLE,
  },
  muro: { title: 'Espinilleras Muro', sport: 'futbol', draw: guards, focus: [60, -20] },
  alba: { title: 'Mallas Térmicas Alba', sport: 'gimnasio', draw: tights, focus: [-30, -20] },
  bandas: { title: 'Bandas de resistencia', sport: 'gimnasio', draw: bands, focus: [-20, 60] },
  mancuernas: { title: 'Mancuernas de 5 kg', sport: 'gimnasio', draw: dumbbells, focus: [90, 50] },
  fuente: { title: 'Termo Fuente', sport: 'accesorios', draw: flask, focus: [0, -90] },
  ritmo: { title: 'Calcetas Ritmo', sport: 'accesorios', draw: socks, focus: [30, -100] },
  solana: { title: 'Gorra Solana', sport: 'accesorios', draw: cap, focus: [0, 0] },
} as const satisfies Record<string, Entry>

export type SierraPiece = keyof typeof GEAR
export const SIERRA_PIECES = Object.keys(GEAR) as readonly SierraPiece[]
export const entryOf = (name: SierraPiece): Entry => GEAR[name]
