import type { Hue } from '../colour.ts'
import { contactShade } from '../light.ts'
import { group } from '../markup.ts'
import { castBlur, castShadows, layer, type Place, type Placed, placement, pointOf, shadowOnCloth } from '../placed.ts'
import { closeUp, type Frame, photograph, type Room, windowLight } from '../scene.ts'
import { seeded } from '../seed.ts'
import { peg } from '../shapes/hanger.ts'
import { tube } from '../shapes/tube.ts'
import type { View } from '../view.ts'
import { ALBORADA_HUES, ALBORADA_PIECES, type AlboradaPiece, COLLECTION, type Entry } from './alborada-collection.ts'
import { plinth, vase } from './alborada-props.ts'

const FRAME: Frame = { width: 480, height: 720 }
const ROOM: Room = { wall: '#e2dcd1', floor: '#cfc6b8', horizon: 0.86, shadow: '#3a2c26', grain: 0.2, key: 0.4 }
const BRASS: Hue = '#a8843c'
/** The zoom of the detail view, and the position of the peg. */
const ZOOM = 2.2
const PEG_HEIGHT = 118

/**
 * Alborada's photographer: garments on wire hangers against a plaster wall in slanting window light, without bodies. Camera
 * and horizon are fixed; each piece is turned and moved by its own seed, so that pictures are not uniform. A piece may be
 * photographed in another colour.
 */
export function alborada(name: AlboradaPiece, view: View, hue?: Hue): string {
  const random = seeded(`${name} ${view}`)
  const sway: Sway = (most) => (random() - 0.5) * 2 * most
  const light = windowLight(FRAME, [sway(10), sway(14)])
  const shot = SHOTS[view](name, hue, sway)
  return photograph(FRAME, ROOM, {
    title: COLLECTION[name].title,
    crop: shot.focus && closeUp(FRAME, shot.focus, ZOOM),
    defs: light.defs + castBlur() + contactShade(ROOM.shadow) + shot.defs,
    layers: [light.lightOf(0.55), ...shot.layers, light.lightOf(0.3, 'soft-light')],
  })
}

const WIDE: Frame = { width: 1280, height: 720 }
/** The pieces on the long rail, from the left: clothes for cool weather. */
const COOL: readonly (readonly [AlboradaPiece, x: number, Hue?])[] = [
  ['alba', 424, ALBORADA_HUES.mustard],
  ['santa-elena', 684],
  ['prado', 924],
  ['palmas', 1150],
]
const IN_FRONT: AlboradaPiece = 'santa-elena'

/** A banner: pieces of the season on a rail, with space for text at the left; the foreground can be used alone. */
export function alboradaRail(): string {
  const random = seeded('rail')
  const sway: Sway = (most) => (random() - 0.5) * 2 * most
  const light = windowLight(WIDE, [sway(10), sway(14)])
  const hang = ([name, x, hue]: (typeof COOL)[number]): Placed => {
    const entry = COLLECTION[name]
    const scale = entry.scale * (name === IN_FRONT ? 0.9 : 0.8)
    return { piece: drawn(entry, hue), at: { x: x + sway(4), y: PEG_HEIGHT, scale, turn: sway(1.2) } }
  }
  const behind = COOL.filter(([name]) => name !== IN_FRONT).map(hang)
  const main = COOL.filter(([name]) => name === IN_FRONT).map(hang)
  const [back, front] = [layer(behind), layer(main)]
  return photograph(WIDE, ROOM, {
    title: 'The season on a rail',
    defs: light.defs + castBlur() + contactShade(ROOM.shadow) + back.defs + front.defs,
    layers: [
      light.lightOf(0.55),
      castShadows(ROOM.shadow, [...behind, ...main]),
      tube('rail', `M-10 ${PEG_HEIGHT - 2}H${WIDE.width + 10}`, 7, BRASS),
      ...back.layers,
      ...main.map((one) => shadowOnCloth(ROOM.shadow, one, behind)),
      ...front.layers,
      light.lightOf(0.3, 'soft-light'),
    ],
  })
}

/** A random movement of at most this much to either side. */
type Sway = (most: number) => number
type Shot = {
  readonly defs: string
  readonly layers: readonly string[]
  readonly focus?: readonly [x: number, y: number]
}

const SHOTS: Readonly<Record<View, (name: AlboradaPiece, hue: Hue | undefined, sway: Sway) => Shot>> = {
  front: (name, hue, sway) => alone(name, hue, sway, { x: 240, zoom: 1 }),
  detail: (name, hue, sway) => {
    const { scale, focus } = COLLECTION[name]
    const shot = alone(name, hue, sway, { x: 240, zoom: 1 })
    return { ...shot, focus: pointOf(focus, { x: 240, y: PEG_HEIGHT, scale, turn: 0 }) }
  },
  context: (name, hue, sway) => {
    const shot = alone(name, hue, sway, { x: 196, zoom: 0.84 })
    const prop = vase(FRAME.width - 84)
    return { defs: shot.defs + prop.defs, layers: [...shot.layers, prop.body] }
  },
  group: (name, hue, sway) => (COLLECTION[name].category === 'accessories' ? stillLife(sway) : rail(name, hue, sway)),
}

const drawn = (entry: Entry, hue?: Hue) => entry.draw(hue ?? entry.hue)

/** The piece alone: on its peg, or on the plinth if it is one that stands. */
function alone(
  name: AlboradaPiece,
  hue: Hue | undefined,
  sway: Sway,
  { x, zoom }: { readonly x: number; readonly zoom: number },
): Shot {
  const entry = COLLECTION[name]
  const piece = drawn(entry, hue)
  const scale = entry.scale * zoom
  const at: Place = { x, y: PEG_HEIGHT + (1 - zoom) * 60, scale, turn: 0 }
  if (entry.stands !== undefined) {
    const block = plinth(ROOM.wall, ...pointOf([240, entry.stands], at), scale)
    const stood = layer([{ piece, at }])
    return {
      defs: block.defs + stood.defs,
      layers: [castShadows(ROOM.shadow, [], [block.cast]), block.body, block.contact, ...stood.layers],
    }
  }
  const placed = [{ piece, at: { ...at, scale: scale * (1 + sway(0.02)), turn: sway(0.9) } }]
  const hung = layer(placed)
  return {
    defs: hung.defs,
    layers: [castShadows(ROOM.shadow, placed), pegAt({ ...at, scale: 1 }), ...hung.layers],
  }
}

const pegAt = (at: Place): string => group({ transform: placement({ ...at, turn: 0 }) }, peg())

/** Three on a rail: the piece before the two that follow it in its category. */
function rail(name: AlboradaPiece, hue: Hue | undefined, sway: Sway): Shot {
  const kind = ALBORADA_PIECES.filter((other) => COLLECTION[other].category === COLLECTION[name].category)
  const next = (step: number) => COLLECTION[kind[(kind.indexOf(name) + step) % kind.length] ?? name]
  const hang = (entry: Entry, x: number, zoom: number, colour?: Hue): Placed => ({
    piece: drawn(entry, colour),
    at: { x: x + sway(4), y: PEG_HEIGHT, scale: entry.scale * zoom, turn: sway(1.2) },
  })
  const behind = [hang(next(1), 114, 0.8), hang(next(2), 366, 0.8)]
  const main = hang(COLLECTION[name], 240, 0.86, hue)
  const [back, front] = [layer(behind), layer([main])]
  return {
    defs: back.defs + front.defs,
    layers: [
      castShadows(ROOM.shadow, [...behind, main]),
      tube('rail', `M-10 ${PEG_HEIGHT - 2}H490`, 7, BRASS),
      ...back.layers,
      shadowOnCloth(ROOM.shadow, main, behind),
      ...front.layers,
    ],
  }
}

/** The accessories together: two on pegs, the belt on its plinth. */
function stillLife(sway: Sway): Shot {
  const { arvi, orquidea, guayaquil } = COLLECTION
  const hung: readonly Placed[] = [
    { piece: drawn(arvi), at: { x: 150, y: 92, scale: 0.7, turn: sway(1) } },
    { piece: drawn(orquidea), at: { x: 344, y: 118, scale: 0.66, turn: sway(1) } },
  ]
  const belt: Placed = { piece: drawn(guayaquil), at: { x: 258, y: 306, scale: 0.74, turn: 0 } }
  const block = plinth(ROOM.wall, ...pointOf([240, guayaquil.stands ?? 0], belt.at), belt.at.scale)
  const all = layer([...hung, belt])
  return {
    defs: block.defs + all.defs,
    layers: [
      castShadows(ROOM.shadow, hung, [block.cast]),
      ...hung.map(({ at }) => pegAt({ ...at, scale: 0.8 })),
      block.body,
      block.contact,
      ...all.layers,
    ],
  }
}
