import { type Hue, shade } from '../../colour.ts'
import { PROPS, type Prop, prop } from '../../joinery/props.ts'
import { element, group, line } from '../../markup.ts'
import type { Frame } from '../../scene.ts'
import { CEIBO_HUES, type CeiboPiece, furniture } from './collection.ts'
import { inRoom, made, PORTRAIT, type Posed } from './room.ts'

/** A piece or a prop: the position of its foot, and its height above the floor, in centimetres. */
type Place = readonly [thing: CeiboPiece | Prop, x: number, y: number, over?: number]
type Scene = {
  readonly title: string
  readonly frame?: Frame
  /** Units of the picture per centimetre, the same for everything in a room. */
  readonly perCm: number
  /** From back to front. */
  readonly places: readonly Place[]
  readonly hour?: number
  readonly wall?: string
}

const COVER: Frame = { width: 600, height: 600 }

/** The dimension lines of an empty corner, along two of its edges. */
const TAPE = group(
  { fill: 'none', stroke: '#1f1e1a', 'stroke-width': 2 },
  line('M120 500H430M120 490V510M430 490V510M90 150V462M80 150H100M80 462H100', '#1f1e1a', 2.4),
)

/** Boards that lean on the wall: the woods to choose from. */
const boards = (hues: readonly Hue[]): string =>
  hues
    .map((hue, index) =>
      group(
        { transform: `translate(${96 + index * 118} 0)rotate(${2.4 - index * 0.7} 40 540)` },
        element('rect', { y: 92 + index * 22, width: 84, height: 448 - index * 22, fill: hue }),
        element('rect', { y: 92 + index * 22, width: 8, height: 448 - index * 22, fill: shade(hue, 0.08) }),
        element('rect', { x: 78, y: 92 + index * 22, width: 6, height: 448 - index * 22, fill: shade(hue, -0.1) }),
        line(
          `M24 ${120 + index * 22}Q34 300 26 536M44 ${116 + index * 22}Q36 210 52 280T46 536M62 ${124 + index * 22}Q70 380 62 536M40 ${300 + index * 40}q8-30 16 0t-8 40q-12-8-8-40`,
          shade(hue, -0.11),
          2,
          { opacity: 0.5 },
        ),
      ),
    )
    .join('')

/** Rooms, covers of the categories and of the notes. */
export const CEIBO_SCENES = {
  lectura: {
    title: 'Un sillón para leer, bajo su lámpara',
    perCm: 2.72,
    places: [
      ['garza', 408, 498],
      ['pampero', 292, 536],
      ['cordon', 420, 560],
      ['cup', 420, 560, 45],
    ],
    hour: 20,
  },
  comedor: {
    title: 'La mesa larga, con sus sillas',
    perCm: 2.24,
    places: [
      ['rambla', 130, 498],
      ['rambla', 350, 498],
      ['solis', 240, 536],
      ['book', 300, 536, 75],
    ],
    hour: -20,
  },
  estudio: {
    title: 'Biblioteca y escritorio en la misma pared',
    perCm: 2.1,
    places: [
      ['sarandi', 366, 500],
      ['bitacora', 150, 528],
      ['caracol', 80, 528, 76],
      ['rambla', 190, 560],
    ],
    hour: 60,
  },
  asientos: {
    title: 'Asientos',
    perCm: 3,
    places: [
      ['pampero-bajo', 176, 520],
      ['cordon', 372, 540],
    ],
  },
  mesas: {
    title: 'Mesas',
    perCm: 2.9,
    places: [
      ['farolito', 352, 496],
      ['laguna', 210, 546],
      ['cup', 180, 546, 38],
    ],
    hour: 40,
  },
  guardado: {
    title: 'Guardado',
    perCm: 2.2,
    places: [
      ['durazno', 188, 524],
      ['viento', 418, 508],
    ],
    hour: -10,
  },
  luz: {
    title: 'Luz',
    perCm: 2.7,
    places: [
      ['garza', 340, 506],
      ['farolito', 160, 528],
      ['caracol', 160, 528, 52],
    ],
    hour: 10,
  },
  textiles: {
    title: 'Textiles',
    perCm: 2.1,
    places: [
      ['manta', 214, 474],
      ['cuchilla', 394, 540],
    ],
    hour: 50,
  },
  rincon: {
    title: 'Un rincón vacío, medido con cinta',
    frame: COVER,
    perCm: 2.6,
    places: [['plant', 468, 520]],
    wall: TAPE,
    hour: 120,
  },
  maderas: {
    title: 'Tablas de lapacho, roble y eucalipto contra la pared',
    frame: COVER,
    perCm: 2.6,
    places: [['cordon', 506, 552]],
    wall: boards([CEIBO_HUES.lapacho, CEIBO_HUES.roble, CEIBO_HUES.eucalipto]),
    hour: 80,
  },
} as const satisfies Record<string, Scene>

export type CeiboScene = keyof typeof CEIBO_SCENES

const sceneOf = (name: CeiboScene): Scene => CEIBO_SCENES[name]
const isProp = (thing: string): thing is Prop => (PROPS as readonly string[]).includes(thing)

/** A picture for the shop itself, taken in the same room. */
export function tallerceiboScene(name: CeiboScene): string {
  const { title, frame = PORTRAIT, perCm, places, hour, wall } = sceneOf(name)
  const set = places.map(
    ([thing, x, y, over = 0], index): Posed => ({
      thing: isProp(thing) ? prop(thing) : made(thing, `${thing}${index}`),
      x,
      y: y - over * perCm,
      perCm,
    }),
  )
  return inRoom({ title, frame, set, ...(hour === undefined ? {} : { hour }), ...(wall === undefined ? {} : { wall }) })
}

/** The positions of a scene's pieces, in hundredths of the picture, for pages with hotspots. */
export function tallerceiboPlaces(name: CeiboScene): readonly {
  readonly piece: CeiboPiece
  readonly x: number
  readonly y: number
  readonly box: readonly [left: number, top: number, right: number, bottom: number]
}[] {
  const { frame = PORTRAIT, perCm, places } = sceneOf(name)
  const across = (x: number) => Math.round((x / frame.width) * 1000) / 10
  const down = (y: number) => Math.round((y / frame.height) * 1000) / 10
  const seen = new Set<string>()
  return places.flatMap(([thing, x, foot, over = 0]) => {
    if (isProp(thing) || seen.has(thing)) return []
    seen.add(thing)
    const [width, height] = furniture(thing).size
    const bottom = foot - over * perCm
    const half = (width / 2) * perCm
    const box = [across(x - half), down(bottom - height * perCm), across(x + half), down(bottom)] as const
    return [{ piece: thing, x: across(x), y: down(bottom - (height * perCm) / 2), box }]
  })
}
