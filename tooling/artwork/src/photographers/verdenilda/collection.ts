import type { Hue } from '../../colour.ts'
import { cactus } from '../../plants/cactus.ts'
import { calathea } from '../../plants/calathea.ts'
import { fern } from '../../plants/fern.ts'
import { fiddleLeaf } from '../../plants/fiddle-leaf.ts'
import { geranium } from '../../plants/geranium.ts'
import { lavender, rosemary } from '../../plants/herbs.ts'
import { monstera } from '../../plants/monstera.ts'
import { orchid } from '../../plants/orchid.ts'
import { pearls } from '../../plants/pearls.ts'
import { pothos } from '../../plants/pothos.ts'
import { sansevieria } from '../../plants/sansevieria.ts'
import { bougainvillea, kantuta } from '../../plants/shrubs.ts'
import { aloe, echeveria, succulentTray } from '../../plants/succulents.ts'
import { zamioculca } from '../../plants/zamioculca.ts'
import type { Still, Wanted } from '../../still.ts'
import { giftCrate, kokedama } from '../../wares/gifts.ts'
import { terrarium } from '../../wares/terrarium.ts'
import { scissors, soilBag, sprayer } from '../../wares/tools.ts'
import { clayPot, glazedPot, wateringCan } from '../../wares/vessels.ts'

/** What the shop's pots are made of: clay, and five glazes. */
export const VERDENILDA_HUES = {
  clay: '#bf6d4c',
  chalk: '#e9e4d8',
  mustard: '#d3a03c',
  lake: '#3f6f7d',
  night: '#2f4a52',
  stone: '#9c988f',
} as const satisfies Record<string, Hue>

export type Specimen = {
  readonly title: string
  readonly category: 'shade' | 'sun' | 'succulents' | 'pots' | 'gifts'
  readonly hue: Hue
  readonly draw: (wanted: Wanted) => Still
  /** The scale: units of the picture per unit of the drawing. */
  readonly scale: number
  /** The offset that centres it, in units to the right and up. */
  readonly aside?: number
  readonly raised?: number
  /** The focal point of the close-up, in the drawing's units. */
  readonly focus: readonly [x: number, y: number]
}

/** In the order of the catalogue: a thing is photographed in a group with the two that follow it in its category. */
export const VERDENILDA_PIECES = [
  'ficus',
  'calatea',
  'potus',
  'sansevieria',
  'zamioculca',
  'helecho',
  'monstera',
  'lavanda',
  'romero',
  'buganvilla',
  'geranio',
  'kantuta',
  'suculentas',
  'echeveria',
  'cactus',
  'aloe',
  'rosario',
  'maceta-barro',
  'maceta-esmaltada',
  'sustrato',
  'regadera',
  'rociador',
  'tijera',
  'terrario',
  'orquidea',
  'kokedama',
  'primera-planta',
] as const
export type VerdeNildaPiece = (typeof VERDENILDA_PIECES)[number]

const { clay, chalk, mustard, lake, night, stone } = VERDENILDA_HUES

export const NURSERY: Readonly<Record<VerdeNildaPiece, Specimen>> = {
  ficus: { title: 'Ficus lira', category: 'shade', hue: clay, draw: fiddleLeaf, scale: 0.52, focus: [60, -470] },
  calatea: { title: 'Calatea pavo', category: 'shade', hue: chalk, draw: calathea, scale: 0.64, focus: [60, -400] },
  potus: { title: 'Potus colgante', category: 'shade', hue: chalk, draw: pothos, scale: 0.62, focus: [-60, -110] },
  sansevieria: {
    title: 'Lengua de suegra',
    category: 'shade',
    hue: stone,
    draw: sansevieria,
    scale: 0.55,
    focus: [10, -330],
  },
  zamioculca: { title: 'Zamioculca', category: 'shade', hue: night, draw: zamioculca, scale: 0.62, focus: [80, -430] },
  helecho: { title: 'Helecho Boston', category: 'shade', hue: clay, draw: fern, scale: 0.63, focus: [-90, -290] },
  monstera: {
    title: 'Costilla de Adán',
    category: 'shade',
    hue: chalk,
    draw: monstera,
    scale: 0.62,
    focus: [60, -330],
  },
  lavanda: { title: 'Lavanda', category: 'sun', hue: clay, draw: lavender, scale: 0.6, focus: [20, -500] },
  romero: { title: 'Romero', category: 'sun', hue: '#b4bab6', draw: rosemary, scale: 0.66, focus: [20, -380] },
  buganvilla: { title: 'Buganvilla', category: 'sun', hue: clay, draw: bougainvillea, scale: 0.58, focus: [40, -420] },
  geranio: { title: 'Geranio', category: 'sun', hue: clay, draw: geranium, scale: 0.62, focus: [30, -460] },
  kantuta: { title: 'Kantuta', category: 'sun', hue: clay, draw: kantuta, scale: 0.56, focus: [-110, -400] },
  suculentas: {
    title: 'Suculentas ×4',
    category: 'succulents',
    hue: '#a97a4a',
    draw: succulentTray,
    scale: 0.7,
    raised: 26,
    focus: [-60, -130],
  },
  echeveria: { title: 'Echeveria', category: 'succulents', hue: clay, draw: echeveria, scale: 0.82, focus: [0, -250] },
  cactus: {
    title: 'Cactus columna',
    category: 'succulents',
    hue: mustard,
    draw: cactus,
    scale: 0.59,
    focus: [0, -600],
  },
  aloe: { title: 'Aloe vera', category: 'succulents', hue: clay, draw: aloe, scale: 0.72, focus: [20, -330] },
  rosario: { title: 'Rosario', category: 'succulents', hue: clay, draw: pearls, scale: 0.62, focus: [-30, -110] },
  'maceta-barro': {
    title: 'Maceta de barro',
    category: 'pots',
    hue: clay,
    draw: clayPot,
    scale: 0.82,
    focus: [60, -260],
  },
  'maceta-esmaltada': {
    title: 'Maceta esmaltada',
    category: 'pots',
    hue: lake,
    draw: glazedPot,
    scale: 0.92,
    focus: [-60, -220],
  },
  sustrato: {
    title: 'Sustrato',
    category: 'pots',
    hue: '#c49a6c',
    draw: soilBag,
    scale: 0.74,
    aside: -34,
    focus: [30, -200],
  },
  regadera: {
    title: 'Regadera de lata',
    category: 'pots',
    hue: '#b4bab6',
    draw: wateringCan,
    scale: 0.72,
    aside: 44,
    focus: [40, -200],
  },
  rociador: { title: 'Rociador', category: 'pots', hue: '#a5591c', draw: sprayer, scale: 0.86, focus: [-10, -300] },
  tijera: { title: 'Tijera', category: 'pots', hue: '#2c2d2f', draw: scissors, scale: 0.6, focus: [0, -60] },
  terrario: { title: 'Terrario', category: 'gifts', hue: clay, draw: terrarium, scale: 0.8, focus: [-10, -170] },
  orquidea: { title: 'Orquídea blanca', category: 'gifts', hue: chalk, draw: orchid, scale: 0.54, focus: [-110, -590] },
  kokedama: { title: 'Kokedama', category: 'gifts', hue: '#3a3f44', draw: kokedama, scale: 0.78, focus: [-40, -180] },
  'primera-planta': {
    title: 'Caja Mi primera planta',
    category: 'gifts',
    hue: '#c69a68',
    draw: giftCrate,
    scale: 0.86,
    focus: [-50, -180],
  },
}
