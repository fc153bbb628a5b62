import type { Hue } from '../../colour.ts'
import { type Device, extent } from '../../device.ts'
import { type Eye, eyeOf, FINE, posed } from '../../eye.ts'
import type { Frame } from '../../scene.ts'
import { COLLECTION, type KilovatioPiece } from './collection.ts'
import { photographOf } from './lab.ts'
import { mug } from './mug.ts'

/** A device in a scene: its position in millimetres to the right and towards the camera from the middle of the table. */
type Thing = {
  readonly piece: KilovatioPiece | 'mug'
  readonly x: number
  readonly z: number
  readonly turn?: number
  readonly hue?: Hue
}

type Scene = { readonly title: string; readonly tilt: number; readonly things: readonly Thing[] }

/** Scenes of devices at one scale, from back to front. */
const SCENES = {
  sound: {
    title: 'Audífonos, parlante y tornamesa sobre la mesa del laboratorio',
    tilt: 22,
    things: [
      { piece: 'surco', x: 96, z: -210 },
      { piece: 'volcan', x: -226, z: -120 },
      { piece: 'kaul-mini', x: 330, z: 96 },
      { piece: 'kaul-pro', x: -60, z: 130 },
    ],
  },
  outage: {
    title: 'Estación de energía, panel solar, linterna y batería portátil',
    tilt: 18,
    things: [
      { piece: 'solar', x: 250, z: -300 },
      { piece: 'estacion', x: -150, z: -40 },
      { piece: 'bateria', x: 80, z: 60 },
      { piece: 'linterna', x: 240, z: 130 },
    ],
  },
  desk: {
    title: 'Monitor, teclado, mouse y una taza',
    tilt: 26,
    things: [
      { piece: 'monitor-27', x: 0, z: -260 },
      { piece: 'mug', x: 420, z: -40 },
      { piece: 'teclado', x: -70, z: 190 },
      { piece: 'mouse', x: 230, z: 300 },
    ],
  },
  ports: {
    title: 'Un cargador, un hub y un cable USB-C',
    tilt: 30,
    things: [
      { piece: 'cargador-65', x: -96, z: -30 },
      { piece: 'hub', x: 66, z: -62 },
      { piece: 'cable', x: 20, z: 84, hue: '#2b3138' },
    ],
  },
  waves: {
    title: 'Un router y dos nodos de una malla',
    tilt: 22,
    things: [
      { piece: 'malla', x: -190, z: -60 },
      { piece: 'router', x: 90, z: 20 },
    ],
  },
  ears: {
    title: 'Audífonos que cubren la oreja, de botón y de conducción ósea',
    tilt: 20,
    things: [
      { piece: 'kaul-lite', x: 116, z: -110, hue: '#1f3557' },
      { piece: 'kaul-pro', x: -96, z: -10 },
      { piece: 'kaul-mini', x: 74, z: 110 },
      { piece: 'kaul-ruta', x: 226, z: 150 },
    ],
  },
  rooms: {
    title: 'Cámara, enchufe, ampolleta y sensores',
    tilt: 18,
    things: [
      { piece: 'ampolleta', x: -10, z: -60 },
      { piece: 'timbre', x: 150, z: -40 },
      { piece: 'camara', x: -110, z: 0 },
      { piece: 'enchufe', x: 40, z: 60 },
      { piece: 'sensores', x: 190, z: 110 },
    ],
  },
} as const satisfies Record<string, Scene>
export type KilovatioScene = keyof typeof SCENES
export const KILOVATIO_SCENES = Object.keys(SCENES) as readonly KilovatioScene[]

/** Wide for a banner, which the things fill from top to bottom; three by two for an article; nearly square for a telephone. */
const FORMATS = {
  banner: { frame: { width: 800, height: 384 }, within: [0.05, 0.07, 0.95, 0.92] },
  article: { frame: { width: 600, height: 400 }, within: [0.08, 0.1, 0.92, 0.92] },
  phone: { frame: { width: 480, height: 360 }, within: [0.06, 0.08, 0.94, 0.94] },
} as const satisfies Record<
  string,
  { frame: Frame; within: readonly [left: number, top: number, right: number, bottom: number] }
>
export type KilovatioFormat = keyof typeof FORMATS
export const KILOVATIO_FORMATS = Object.keys(FORMATS) as readonly KilovatioFormat[]

/** The reduction of detail where there are several devices. */
const COARSE = 4

/** Several devices on one table. */
export function kilovatioScene(name: KilovatioScene, format: KilovatioFormat): string {
  const { title, tilt, things }: Scene = SCENES[name]
  const { frame, within } = FORMATS[format]
  const draw = (eye: Eye): Device =>
    things.flatMap(({ piece, x, z, turn = 0, hue }) => {
      const own = posed(eye, { at: [x, 0, z], turn })
      return piece === 'mug' ? mug(own) : COLLECTION[piece].draw(own, hue ?? COLLECTION[piece].hue)
    })
  const box = extent(draw(eyeOf({ tilt, scale: 1 })))
  const [left, top, right, bottom] = within
  const scale = Math.min(
    ((right - left) * frame.width) / (box.right - box.left),
    ((bottom - top) * frame.height) / (box.bottom - box.top),
  )
  const eye = eyeOf({ tilt, scale: scale * FINE, coarse: COARSE })
  return photographOf(frame, title, [
    {
      device: draw(eye),
      eye,
      x: ((left + right) / 2) * frame.width - ((box.left + box.right) / 2) * scale,
      y: bottom * frame.height - box.bottom * scale,
    },
  ])
}
