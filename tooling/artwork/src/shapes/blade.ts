import { type Hue, mix, shade } from '../colour.ts'
import { around, curved, type Point } from '../curve.ts'
import { area, element, ref } from '../markup.ts'
import { cross, dot, EYE, heading, KEY, nearness, plus, seen, turned, unit, type Vec } from '../space.ts'

/** A leaf or petal in space: it starts at `from` in the direction of the azimuth, rises, and bends down. */
export type Blade = {
  readonly from: Vec
  readonly azimuth: number
  readonly rise: number
  /** The bend at its tip, in radians. */
  readonly fall: number
  readonly length: number
  /** Half its greatest width. */
  readonly width: number
  /** The relative width by the relative length. */
  readonly outline: Outline
  /** The angle of its halves to flat, and its rotation around the rib, in radians. */
  readonly fold: number
  readonly roll?: number
  /** A tilt of the whole plant towards the camera around this point, which shows its inside. */
  readonly lean?: Lean
}
type Lean = { readonly angle: number; readonly around: Vec }
export type Outline = (along: number) => number

/** A pointed oval, widest at `at`; `blunt` below 1 fills out its ends. */
export const oval =
  (at = 0.42, blunt = 1): Outline =>
  (along) =>
    Math.sin(Math.PI * Math.min(1, Math.max(0, along)) ** (Math.log(0.5) / Math.log(at))) ** blunt

type Half = { readonly side: -1 | 1; readonly back: boolean; readonly tones: readonly [root: number, tip: number] }

/**
 * A projected leaf: the points of its surface (`across` from -1 to 1), its halves, the farther one first, and its nearness.
 */
export type SeenBlade = {
  readonly at: (along: number, across: number) => Point
  readonly near: number
  readonly halves: readonly Half[]
}

const JOINTS = 12

export function look({ from, azimuth, rise, fall, length, width, outline, fold, roll = 0, lean }: Blade): SeenBlade {
  const [place, face] = leaning(lean)
  const directions = Array.from({ length: JOINTS + 1 }, (_, joint) => heading(azimuth, rise - fall * (joint / JOINTS)))
  const joints: Vec[] = [from]
  for (const direction of directions) joints.push(plus(joints.at(-1) ?? from, direction, length / JOINTS))
  const level: Vec = [-Math.sin(azimuth), 0, Math.cos(azimuth)]

  const frameAt = (along: number) => {
    const far = Math.min(1, Math.max(0, along)) * JOINTS
    const joint = Math.min(JOINTS - 1, Math.floor(far))
    const direction = directions[Math.round(far)] ?? level
    const across = turned(level, direction, roll)
    const up = unit(cross(across, direction))
    const base = plus(joints[joint] ?? from, directions[joint] ?? direction, (far - joint) * (length / JOINTS))
    const outwards = (side: number): Vec => plus(plus([0, 0, 0], across, side * Math.cos(fold)), up, Math.sin(fold))
    return { base, direction, outwards }
  }
  const half = (side: -1 | 1): Half => {
    const faces = ([0.25, 0.8] as const).map((along) => {
      const { direction, outwards } = frameAt(along)
      return face(plus([0, 0, 0], unit(cross(outwards(side), direction)), side))
    })
    const [root = level, tip = level] = faces
    const back = dot(root, EYE) + dot(tip, EYE) < 0
    const facing = back ? -1 : 1
    const light = (face: Vec) => lightOn(plus([0, 0, 0], face, facing), back ? 0.5 : 0.22)
    return { side, back, tones: [light(root), light(tip)] }
  }
  const reach = (side: -1 | 1) => nearness(face(frameAt(0.5).outwards(side)))
  const nearSide = reach(1) > reach(-1) ? 1 : -1
  return {
    at: (along, across) => {
      const { base, outwards } = frameAt(along)
      return seen(place(plus(base, outwards(across < 0 ? -1 : 1), Math.abs(across) * width * outline(along))))
    },
    near: nearness(place(frameAt(0.6).base)),
    halves: [half(nearSide === 1 ? -1 : 1), half(nearSide)],
  }
}

/** Functions that tilt points and directions. */
function leaning(lean: Lean | undefined): readonly [place: (at: Vec) => Vec, face: (to: Vec) => Vec] {
  if (!lean) return [(at) => at, (to) => to]
  const face = (to: Vec) => turned(to, [1, 0, 0], lean.angle)
  return [(at) => plus(lean.around, face(plus(at, lean.around, -1))), face]
}

/** The light on a face by its normal, from 0 to 1: the key, ambient light, and light through the leaf from behind. */
function lightOn(face: Vec, through = 0.22): number {
  const key = dot(face, KEY)
  return Math.min(1, 0.22 + 0.1 * face[1] + 0.6 * Math.max(0, key) + through * Math.max(0, -key))
}

/** The material of leaves. */
export type Foliage = {
  readonly face: Hue
  /** The underside's colour, if it differs. */
  readonly under?: Hue
  /** 0 matt to 1 waxed. */
  readonly gloss?: number
  /** Curves that make up an edge. */
  readonly steps?: number
  /** Draws details on each leaf. */
  readonly paint?: (leaf: SeenBlade, index: number) => string
  /** Darkens leaves deep within the plant, from 0 to 1. */
  readonly shadow?: (leaf: SeenBlade) => number
  /** Without gradients and sheen: for plants that are small in their picture. */
  readonly flat?: boolean
}

/** A part of a plant; nearer parts are drawn later. */
export type Part = { readonly near: number; readonly body: string }

/** The number of light levels in leaves' gradients: few, so that leaves share them. */
const STEPS = 7

export function foliage(
  name: string,
  blades: readonly SeenBlade[],
  made: Foliage,
): { defs: string; parts: readonly Part[] } {
  const { face, under = mix(face, '#d8e0b0', 0.25), gloss = 0, steps = 3, paint, shadow, flat = false } = made
  const lights = new Map<string, string>()
  let defs = ''
  const parts = blades.map((leaf, index): Part => {
    const dark = shadow?.(leaf) ?? 0
    const [root, tip] = [leaf.at(0.05, 0), leaf.at(0.95, 0)]
    const ends = { x1: Math.round(root[0]), y1: Math.round(root[1]), x2: Math.round(tip[0]), y2: Math.round(tip[1]) }
    const halves = leaf.halves.map(({ side, back, tones }) => {
      const [from, to] = tones.map((tone) => Math.round(Math.max(0, tone - dark) * STEPS)) as [number, number]
      const light = `${name}${back ? 'u' : 'f'}${from}${to}`
      const hue = back ? under : face
      if (flat) return area(halfOf(leaf, side, steps), litHue(hue, (from + to) / 2 / STEPS))
      if (!lights.has(light)) lights.set(light, ramp(light, litHue(hue, (from - 1) / STEPS), litHue(hue, to / STEPS)))
      const id = `${name}${index}${side < 0 ? 'l' : 'r'}`
      defs += element('linearGradient', { id, href: `#${light}`, ...ends })
      return area(halfOf(leaf, side, steps), ref(id))
    })
    const lit = leaf.halves.toSorted((one, other) => other.tones[0] - one.tones[0])[0]
    const sheen =
      gloss > 0 && !flat && lit && !lit.back && lit.tones[0] - dark > 0.45
        ? area(sheenOf(leaf, lit.side), '#fff', { opacity: gloss * (lit.tones[0] - dark - 0.2) })
        : ''
    return { near: leaf.near, body: halves.join('') + sheen + (paint?.(leaf, index) ?? '') }
  })
  return { defs: [...lights.values()].join('') + defs, parts }
}

/** Sorts parts from far to near. */
export const inDepth = (parts: readonly Part[]): string =>
  parts
    .toSorted((one, other) => one.near - other.near)
    .map(({ body }) => body)
    .join('')

/** A leaf's colour by its light (0 to 1): shaded leaves are bluer, lit ones yellower. */
export function litHue(hue: Hue, tone: number): Hue {
  const light = Math.min(1, Math.max(0, tone)) - 0.5
  const base = shade(hue, light * (light < 0 ? 0.44 : 0.28), 1 + (light < 0 ? 0 : 0.1 * light))
  return light < 0 ? mix(base, '#0b2a2e', -light * 0.4) : mix(base, '#f6f2a8', light * 0.3)
}

const ramp = (id: string, root: Hue, tip: Hue): string =>
  element(
    'linearGradient',
    { id, gradientUnits: 'userSpaceOnUse' },
    element('stop', { 'stop-color': root }) + element('stop', { offset: 0.7, 'stop-color': tip }),
  )

/** One half of a leaf: out along its edge, back along its rib. */
function halfOf({ at }: SeenBlade, side: -1 | 1, steps: number): string {
  const edge = Array.from({ length: steps }, (_, step) => at((step + 0.6) / (steps + 0.2), side))
  const [root, tip] = [at(0, 0), at(1, 0)]
  return around([[...bare(root), 'corner'], ...edge, [...bare(tip), 'corner'], at(0.5, 0)])
}
const bare = ([x, y]: Point) => [x, y] as const

const sheenOf = ({ at }: SeenBlade, side: -1 | 1): string =>
  around([at(0.15, side * 0.4), at(0.5, side * 0.66), at(0.85, side * 0.45), at(0.5, side * 0.4)])

/** The rib of a leaf. */
export const rib = ({ at }: SeenBlade): string => curved(at(0, 0), at(0.5, 0), at(0.96, 0))

/** Veins that cross the rib at these shares of its length and bend towards the tip. */
export const veins = ({ at }: SeenBlade, places: readonly number[], lean = 0.16): string =>
  places
    .map((along) => {
      const [left, right] = [-1, 1].map((side) => at(along + lean, side * 0.86)) as [Point, Point]
      const [root, a, b] = [at(along, 0), at(along + lean * 0.3, -0.5), at(along + lean * 0.3, 0.5)]
      return curved(left, a, root, b, right)
    })
    .join('')
