import type { Hue } from '../../colour.ts'
import type { Draw, Stuff } from '../../joinery/joint.ts'
import { caracol, garza } from '../../joinery/lights.ts'
import { pampero, pamperoLow } from '../../joinery/lounge.ts'
import type { Prop } from '../../joinery/props.ts'
import { cordon, rambla } from '../../joinery/seats.ts'
import { durazno, medano, sarandi, viento } from '../../joinery/storage.ts'
import { bitacora, farolito, laguna, solis } from '../../joinery/tables.ts'
import { cuchilla, manta } from '../../joinery/textiles.ts'

/** The woods and cloths of the workshop. */
export const CEIBO_HUES = {
  lapacho: '#6b4426',
  roble: '#c39a68',
  eucalipto: '#a97d55',
  oscuro: '#3e2a1e',
  salvia: '#8a9a7e',
  ladrillo: '#b0553a',
  bosque: '#23473a',
  lana: '#ddd5c3',
} as const satisfies Record<string, Hue>

type Piece = {
  readonly title: string
  readonly room: 'asientos' | 'mesas' | 'guardado' | 'luz' | 'textiles'
  readonly draw: Draw
  readonly stuff: Stuff
  /** Its true width and height, in centimetres. */
  readonly size: readonly [width: number, height: number]
  /** The focal point of the close-up, in the drawing's units. */
  readonly focus: readonly [x: number, y: number]
  readonly prop: Prop
  /** The height of a hanging piece above the floor, in centimetres. */
  readonly hangs?: number
}

const H = CEIBO_HUES
const of = (wood: Hue, cloth: Hue = H.lana): Stuff => ({ wood, cloth })

/** In the order of the rooms: a piece is photographed in a group with the two that follow it in its room. */
const FURNITURE = {
  pampero: {
    title: 'Sillón',
    room: 'asientos',
    draw: pampero,
    stuff: of(H.lapacho, H.salvia),
    size: [72, 94],
    focus: [40, -210],
    prop: 'book',
  },
  'pampero-bajo': {
    title: 'Sillón bajo',
    room: 'asientos',
    draw: pamperoLow,
    stuff: of(H.roble, H.bosque),
    size: [72, 82],
    focus: [40, -190],
    prop: 'cup',
  },
  rambla: {
    title: 'Silla',
    room: 'asientos',
    draw: rambla,
    stuff: of(H.roble, H.lana),
    size: [46, 80],
    focus: [0, -220],
    prop: 'plant',
  },
  cordon: {
    title: 'Banco',
    room: 'asientos',
    draw: cordon,
    stuff: of(H.eucalipto),
    size: [38, 45],
    focus: [-30, -150],
    prop: 'book',
  },
  solis: {
    title: 'Mesa',
    room: 'mesas',
    draw: solis,
    stuff: of(H.lapacho),
    size: [180, 75],
    focus: [-270, -260],
    prop: 'plant',
  },
  laguna: {
    title: 'Mesa ratona',
    room: 'mesas',
    draw: laguna,
    stuff: of(H.roble),
    size: [110, 38],
    focus: [-140, -110],
    prop: 'cup',
  },
  farolito: {
    title: 'Mesa de luz',
    room: 'mesas',
    draw: farolito,
    stuff: of(H.eucalipto),
    size: [42, 52],
    focus: [0, -150],
    prop: 'cup',
  },
  bitacora: {
    title: 'Escritorio',
    room: 'mesas',
    draw: bitacora,
    stuff: of(H.lapacho),
    size: [120, 76],
    focus: [-120, -220],
    prop: 'plant',
  },
  sarandi: {
    title: 'Biblioteca',
    room: 'guardado',
    draw: sarandi,
    stuff: of(H.eucalipto),
    size: [90, 190],
    focus: [0, -500],
    prop: 'plant',
  },
  durazno: {
    title: 'Aparador',
    room: 'guardado',
    draw: durazno,
    stuff: of(H.lapacho),
    size: [160, 78],
    focus: [-200, -190],
    prop: 'plant',
  },
  viento: {
    title: 'Perchero',
    room: 'guardado',
    draw: viento,
    stuff: of(H.roble, H.ladrillo),
    size: [45, 172],
    focus: [30, -540],
    prop: 'book',
  },
  garza: {
    title: 'Lámpara de pie',
    room: 'luz',
    draw: garza,
    stuff: of(H.lapacho),
    size: [40, 158],
    focus: [10, -560],
    prop: 'book',
  },
  caracol: {
    title: 'Lámpara de mesa',
    room: 'luz',
    draw: caracol,
    stuff: of(H.oscuro, H.ladrillo),
    size: [28, 41],
    focus: [0, -60],
    prop: 'book',
  },
  manta: {
    title: 'Manta',
    room: 'textiles',
    draw: manta,
    stuff: of(H.roble, H.lana),
    size: [130, 180],
    focus: [-120, -140],
    prop: 'plant',
    hangs: 12,
  },
  cuchilla: {
    title: 'Almohadón',
    room: 'textiles',
    draw: cuchilla,
    stuff: of(H.roble, H.ladrillo),
    size: [50, 50],
    focus: [-20, -110],
    prop: 'book',
  },
  medano: {
    title: 'Espejo',
    room: 'guardado',
    draw: medano,
    stuff: of(H.lapacho),
    size: [60, 160],
    focus: [-70, -560],
    prop: 'plant',
  },
} as const satisfies Record<string, Piece>

export type CeiboPiece = keyof typeof FURNITURE
export const CEIBO_PIECES = Object.keys(FURNITURE) as readonly CeiboPiece[]
/** The data of a piece, with the optional fields. */
export const furniture = (name: CeiboPiece): Piece => FURNITURE[name]
