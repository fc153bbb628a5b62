import { type Hue, shade } from '../colour.ts'
import type { Point } from '../curve.ts'
import { blur, contactShade, contactShadow } from '../light.ts'
import { clip, element, group, ref, use } from '../markup.ts'
import type { Piece } from '../piece.ts'
import { closeUp, type Frame, photograph, type Room, windowLight } from '../scene.ts'
import { seeded } from '../seed.ts'
import { peg, STEEL } from '../shapes/hanger.ts'
import { lathe } from '../shapes/lathe.ts'
import { branch, leaf } from '../shapes/leaf.ts'
import { slab } from '../shapes/slab.ts'
import { tube } from '../shapes/tube.ts'
import type { View } from '../view.ts'
import { ALBORADA_PIECES, type AlboradaPiece, COLLECTION, type Entry } from './alborada-collection.ts'

const FRAME: Frame = { width: 480, height: 720 }
const ROOM: Room = { wall: '#e2dcd1', floor: '#cfc6b8', horizon: 0.86, shadow: '#3a2c26', grain: 0.2, key: 0.4 }
/** Every hook hangs on the peg at this point of a piece's own drawing; the photograph has it a little lower. */
const PEG: Point = [240, 104]
const PEG_HEIGHT = 118

/**
 * Alborada's photographer: garments on wire hangers against a plaster wall in slanting window light, no bodies.
 * One camera, one horizon; what hangs is turned and moved by the piece's own seed, so that nothing looks stamped.
 */
export function alborada(name: AlboradaPiece, view: View, hue?: Hue): string {
  const entry = COLLECTION[name]
  const random = seeded(`${name} ${view}`)
  const sway = (most: number) => (random() - 0.5) * 2 * most
  const light = windowLight(FRAME, [sway(10), sway(14)])
  const shot = SHOTS[view](name, hue, sway)
  return photograph(FRAME, ROOM, {
    title: entry.title,
    crop: shot.focus && closeUp(FRAME, shot.focus, 2.2),
    defs: light.defs + blur('cast', 9) + contactShade(ROOM.shadow) + shot.defs,
    layers: [light.lightOf(0.55), ...shot.layers, light.lightOf(0.3, 'soft-light')],
  })
}

type Shot = { readonly defs: string; readonly layers: readonly string[]; readonly focus?: readonly [number, number] }
type Placed = { readonly piece: Piece; readonly at: Place }
/** Where the peg of a piece is, how large the piece is, and its turn in degrees. */
type Place = { readonly x: number; readonly y: number; readonly scale: number; readonly turn: number }

const SHOTS: Readonly<
  Record<View, (name: AlboradaPiece, hue: Hue | undefined, sway: (most: number) => number) => Shot>
> = {
  front: (name, hue, sway) => single(name, hue, sway, { x: 240, zoom: 1 }),
  detail: (name, hue, sway) => {
    const entry = COLLECTION[name]
    const shot = single(name, hue, sway, { x: 240, zoom: 1 })
    const [x, y] = entry.focus
    return {
      ...shot,
      focus: [240 + (x - PEG[0]) * entry.scale, PEG_HEIGHT + (y - PEG[1]) * entry.scale],
    }
  },
  context: (name, hue, sway) => {
    const shot = single(name, hue, sway, { x: 196, zoom: 0.84 })
    const prop = vase(FRAME.width - 84, 664)
    return { defs: shot.defs + prop.defs, layers: [...shot.layers, prop.body] }
  },
  group: (name, hue, sway) => {
    const [, left, right] = companions(name)
    return (COLLECTION[name].stands ?? COLLECTION[left].stands ?? COLLECTION[right].stands)
      ? stillLife(sway)
      : rail(name, left, right, hue, sway)
  },
}

const placement = ({ x, y, scale, turn }: Place): string =>
  `translate(${[x - PEG[0] * scale, y - PEG[1] * scale].map((value) => Math.round(value * 10) / 10).join(' ')})${
    turn ? ` rotate(${Math.round(turn * 10) / 10} ${Math.round(PEG[0] * scale)} ${Math.round(PEG[1] * scale)})` : ''
  } scale(${Math.round(scale * 1000) / 1000})`

/** The piece alone: on its peg, or on the plinth if it is one that stands. */
function single(
  name: AlboradaPiece,
  hue: Hue | undefined,
  sway: (most: number) => number,
  { x, zoom }: { x: number; zoom: number },
): Shot {
  const entry = COLLECTION[name]
  const piece = drawn(entry, hue)
  const y = PEG_HEIGHT + (1 - zoom) * 60
  const scale = entry.scale * zoom
  if (entry.stands) {
    const placed = [{ piece, at: { x, y, scale, turn: 0 } }]
    const foot = y + (entry.stands - PEG[1]) * scale
    const [block, stood] = [plinth(x, foot, scale), layer(placed)]
    return {
      defs: block.defs + stood.defs,
      layers: [castShadows([], [block.cast]), block.body, block.contact, ...stood.layers],
    }
  }
  const placed = [{ piece, at: { x, y, scale: scale * (1 + sway(0.02)), turn: sway(0.9) } }]
  const hung = layer(placed)
  return {
    defs: hung.defs,
    layers: [castShadows(placed), group({ transform: placement({ x, y, scale: 1, turn: 0 }) }, peg()), ...hung.layers],
  }
}

const drawn = (entry: Entry, hue?: Hue): Piece => entry.draw(hue ?? entry.hue)

/** Pieces side by side: cloth, then all their folds in one blur, then seams. */
function layer(placed: readonly Placed[]): { defs: string; layers: readonly string[] } {
  const names = placed.map(({ piece }) => piece.name).join('-')
  const each = (markup: (piece: Piece) => string) =>
    placed.map(({ piece, at }) => group({ transform: placement(at) }, markup(piece))).join('')
  const cut = clip(
    `${names}-cut`,
    ...placed.flatMap(({ piece, at }) => piece.outlines.map((id) => use(id, { transform: placement(at) }))),
  )
  return {
    defs:
      placed.map(({ piece }) => piece.defs).join('') + cut + blur(`${names}-fold`, 2.6 * (placed[0]?.at.scale ?? 1)),
    layers: [
      each((piece) => piece.back + (piece.wire ? tube(`${piece.name}-wire`, piece.wire, 3.4, STEEL) : '') + piece.body),
      group(
        { 'clip-path': ref(`${names}-cut`) },
        group(
          { filter: ref(`${names}-fold`) },
          each((piece) => piece.soft),
        ),
      ),
      each((piece) => piece.trim),
    ],
  }
}

/** What hangs throws its shadow on the wall, to the lower right. */
const castShadows = (placed: readonly Placed[], others: readonly string[] = []): string =>
  group(
    { filter: ref('cast'), fill: ROOM.shadow, opacity: 0.36 },
    ...placed.map(({ piece, at }) =>
      group(
        { transform: `translate(${Math.round(20 * at.scale)} ${Math.round(15 * at.scale)}) ${placement(at)}` },
        ...piece.outlines.map((id) => use(id)),
        piece.wire ? use(`${piece.name}-wire`, { fill: 'none', stroke: ROOM.shadow, 'stroke-width': 4 }) : '',
      ),
    ),
    ...others,
  )

/** The piece and the two that follow it in its category. */
function companions(name: AlboradaPiece): readonly [AlboradaPiece, AlboradaPiece, AlboradaPiece] {
  const { category } = COLLECTION[name]
  const all = ALBORADA_PIECES.filter((other) => COLLECTION[other].category === category)
  const from = all.indexOf(name)
  const pick = (step: number) => all[(from + step) % all.length] ?? name
  return [name, pick(1), pick(2)]
}

const BRASS: Hue = '#a8843c'

/** Three on a rail, the piece itself before its neighbours. */
function rail(
  name: AlboradaPiece,
  left: AlboradaPiece,
  right: AlboradaPiece,
  hue: Hue | undefined,
  sway: (most: number) => number,
): Shot {
  const place = (entry: Entry, x: number, zoom: number): Place => ({
    x: x + sway(4),
    y: PEG_HEIGHT,
    scale: entry.scale * zoom,
    turn: sway(1.2),
  })
  const behind: readonly Placed[] = [
    { piece: drawn(COLLECTION[left]), at: place(COLLECTION[left], 118, 0.76) },
    { piece: drawn(COLLECTION[right]), at: place(COLLECTION[right], 362, 0.76) },
  ]
  const main: readonly Placed[] = [{ piece: drawn(COLLECTION[name], hue), at: place(COLLECTION[name], 240, 0.8) }]
  const [back, front] = [layer(behind), layer(main)]
  const { piece, at } = main[0] as Placed
  // A shadow on the neighbours' cloth, in steps: a third blur would cost more than it shows.
  const step = (width: number) =>
    group(
      {
        transform: `translate(9 7) ${placement(at)}`,
        fill: ROOM.shadow,
        stroke: ROOM.shadow,
        'stroke-width': width,
        opacity: 0.09,
      },
      ...piece.outlines.map((id) => use(id)),
    )
  const cut = behind.map(({ piece: other }) => other.name).join('-')
  return {
    defs: back.defs + front.defs,
    layers: [
      castShadows([...behind, ...main]),
      tube('rail', `M-10 ${PEG_HEIGHT - 2}H490`, 7, BRASS),
      ...back.layers,
      group({ 'clip-path': ref(`${cut}-cut`) }, step(3), step(9), step(15), step(21)),
      ...front.layers,
    ],
  }
}

/** The accessories together: two on pegs, the belt on its plinth. */
function stillLife(sway: (most: number) => number): Shot {
  const hung: readonly Placed[] = [
    { piece: drawn(COLLECTION.arvi), at: { x: 150, y: 92, scale: 0.7, turn: sway(1) } },
    { piece: drawn(COLLECTION.orquidea), at: { x: 344, y: 118, scale: 0.66, turn: sway(1) } },
  ]
  const belt = { piece: drawn(COLLECTION.guayaquil), at: { x: 258, y: 306, scale: 0.74, turn: 0 } }
  const [block, all] = [plinth(258, 306 + (378 - PEG[1]) * 0.74, 0.74), layer([...hung, belt])]
  return {
    defs: block.defs + all.defs,
    layers: [
      castShadows(hung, [block.cast]),
      ...hung.map(({ at }) => group({ transform: placement({ ...at, scale: 0.8, turn: 0 }) }, peg())),
      block.body,
      block.contact,
      ...all.layers,
    ],
  }
}

/** A block of the wall's own plaster, down to the floor; what stands on it has the middle of its foot at (x, y). */
function plinth(x: number, y: number, scale: number) {
  const [width, foot, front] = [312 * scale, 668, y + 50 * scale]
  const left = x - width / 2
  const block = slab(
    'plinth',
    { x: left, y: front, width, height: foot - front, depth: 104 * scale },
    shade(ROOM.wall, -0.02),
  )
  return {
    defs: block.defs,
    body: block.body,
    cast: element('path', { d: `M${left + 20} ${y}h${width}v${foot - y - 40}l16 44h-${width + 30}Z` }),
    contact: contactShadow([x + 6, y + 14 * scale, 250 * scale], 0.7),
  }
}

/** The prop of every context: a stoneware vase with branches, its foot at (x, y). */
function vase(x: number, y: number): { defs: string; body: string } {
  const random = seeded('vase')
  const pot = lathe(
    'vase',
    x,
    [
      [0, y - 132, 'corner'],
      [13, y - 132, 'corner'],
      [14, y - 118],
      [13, y - 104],
      [30, y - 84],
      [42, y - 50],
      [38, y - 16],
      [28, y, 'corner'],
      [0, y, 'corner'],
    ],
    '#b9aa93',
    0.7,
  )
  const green: Hue = '#6f7d68'
  const stems = (
    [
      { length: 250, lean: -62, pairs: 9 },
      { length: 300, lean: -8, pairs: 10 },
      { length: 232, lean: 58, pairs: 8 },
    ] as const
  ).map((stem) => branch('leaf', [x, y - 128], { ...stem, hue: green }, random))
  return {
    defs: pot.defs + leaf('leaf', 30, 9, green),
    body:
      contactShadow([x + 14, y - 2, 110], 0.8) +
      stems.join('') +
      pot.body +
      element('ellipse', { cx: x, cy: y - 132, rx: 13, ry: 2.6, fill: '#4a4035' }),
  }
}
