import { type Hue, shade } from '../colour.ts'
import { bow, type Point, sliver } from '../curve.ts'
import { cloth, type Tones, tonesOf } from '../light.ts'
import { area, clip, element, group, line, linearGradient, ref, use } from '../markup.ts'
import type { Piece } from '../piece.ts'
import { type Weave, weavePattern } from './weave.ts'

/** A fold: lit on its left, dark on its right. Widths at start, middle and end; `bend` pushes its middle to the right. */
export type Fold = {
  readonly from: Point
  readonly to: Point
  readonly widths?: readonly [number, number, number]
  readonly bend?: number
  /** The strength of its shading, from 0 to 1. */
  readonly depth?: number
}

/** One cut piece of cloth. */
export type Panel = {
  readonly outline: string
  readonly folds?: readonly Fold[]
  /** Whether it covers another panel, whose folds end at its edge. */
  readonly over?: boolean
  /** Turned to the light (1) or away from it (-1). */
  readonly turned?: -1 | 0 | 1
  /** Outlines of panels that cover parts of its edge; the edge is hidden there. */
  readonly coveredBy?: readonly string[]
  /** How dark its edges are, from 0 to 1. */
  readonly roundness?: number
  /** Another texture than the garment's; null for none. */
  readonly weave?: Weave | null
}

export type Garment = {
  readonly name: string
  readonly hue: Hue
  readonly weave?: Weave
  /** The hanger's wire. */
  readonly wire: string | null
  readonly panels: readonly Panel[]
  readonly defs?: string
  /** The inside that shows: back of the neck, far side of the hem. */
  readonly back?: string
  /** Drawn sharp on top of the cloth. */
  readonly trim?: string
}

/** Garments and other hanging cloth, cut from panels. */
export function drape({ name, hue, weave, wire, panels, defs = '', back = '', trim = '' }: Garment): Piece {
  const tones = tonesOf(hue)
  const cuts = panels.map(
    (panel, index): Cut => ({
      ...panel,
      id: `${name}${index}`,
      fill: ref(`${name}-light${panel.turned ?? 0}`),
      weave: panel.weave === undefined ? (weave ?? null) : panel.weave,
    }),
  )
  const turns = [...new Set(panels.map(({ turned = 0 }) => turned))]
  const weaves = [...new Set(cuts.map((cut) => cut.weave))].filter((one) => one !== null)
  return {
    name,
    outlines: cuts.map((cut) => cut.id),
    defs: [
      defs,
      ...turns.map((turn) => linearGradient(`${name}-light${turn}`, cloth(shade(hue, turn * 0.025)))),
      ...weaves.map((one) => weavePattern(`${name}-${one}`, one, tones)),
      ...cuts.map(({ id, outline }) => element('path', { id, d: outline }) + clip(`${id}c`, use(id))),
      ...cuts.map(({ id, coveredBy }) =>
        coveredBy
          ? clip(`${id}e`, element('path', { 'clip-rule': 'evenodd', d: `M0 0H480V760H0Z${coveredBy.join('')}` }))
          : '',
      ),
      clip(`${name}u`, ...cuts.map(({ id }) => use(id))),
    ].join(''),
    back,
    wire,
    body: cuts.map(({ id, fill }) => use(id, { fill })).join(''),
    soft: cuts.map((cut) => softly(cut, tones)).join(''),
    trim: textures(name, cuts, weave) + edges(name, cuts, tones) + trim,
  }
}

type Cut = Panel & { readonly id: string; readonly fill: string; readonly weave: Weave | null }

function softly({ id, fill, over, roundness = 0.4, folds = [] }: Cut, tones: Tones): string {
  return group(
    { 'clip-path': ref(`${id}c`) },
    over ? use(id, { fill }) : '',
    use(id, { fill: 'none', stroke: tones.deep, 'stroke-width': 13, opacity: roundness }),
    foldShades(folds, tones),
  )
}

/** Valleys of one depth are one path, and so are ridges, so that crossing ones do not darken twice. */
function foldShades(folds: readonly Fold[], tones: Tones): string {
  const layers = [
    [folds.filter(isDeep), 0.62, 0.5],
    [folds.filter((fold) => !isDeep(fold)), 0.34, 0.3],
  ] as const
  return layers
    .filter(([some]) => some.length > 0)
    .map(
      ([some, dark, bright]) =>
        area(some.map(valley).join(''), tones.deep, { opacity: dark }) +
        area(some.map(ridge).join(''), tones.glow, { opacity: bright }),
    )
    .join('')
}

const WIDTHS: readonly [number, number, number] = [1, 6, 12]
const isDeep = ({ depth = 0.6 }: Fold) => depth > 0.45
const valley = ({ from, to, widths = WIDTHS, bend }: Fold) => sliver(from, to, widths, bend)
const ridge = ({ from, to, widths: [a, b, c] = WIDTHS, bend }: Fold) => sliver(from, to, [-a, -b, -c], bend)

/** The garment's own weave is drawn in one piece, so that it continues across panels; other weaves are drawn per panel. */
function textures(name: string, cuts: readonly Cut[], weave: Weave | undefined): string {
  const own = cuts.some((cut) => weave && cut.weave === weave)
  const others = cuts.filter((cut) => cut.weave !== null && cut.weave !== weave)
  return (
    (own
      ? element('rect', { width: 480, height: 760, fill: ref(`${name}-${weave}`), 'clip-path': ref(`${name}u`) })
      : '') +
    others.map(({ id, fill, weave: other }) => use(id, { fill }) + use(id, { fill: ref(`${name}-${other}`) })).join('')
  )
}

/** The sharp centre of deep folds, and a thin shade along each panel's edge. */
function edges(name: string, cuts: readonly Cut[], tones: Tones): string {
  const hairs = cuts.flatMap(({ folds = [] }) => folds.filter(isDeep)).map(({ from, to, bend }) => bow(from, to, bend))
  return group(
    { fill: 'none', stroke: tones.deep, 'clip-path': ref(`${name}u`) },
    element('path', { d: hairs.join(''), opacity: 0.3 }),
    group(
      { 'stroke-width': 1.7, opacity: 0.55 },
      ...cuts.map(({ id, coveredBy }) => use(id, { 'clip-path': coveredBy && ref(`${id}e`) })),
    ),
  )
}

/** Seams: dark lines with a lit one beside each. */
export const seams = (tones: Tones, ...lines: readonly string[]): string =>
  line(lines.join(''), tones.deep, 1.2, { opacity: 0.75 }) +
  line(lines.join(''), tones.glow, 0.8, { opacity: 0.35, transform: 'translate(-1.2 -.9)' })

/** Top stitching. */
export const stitches = (tones: Tones, ...lines: readonly string[]): string =>
  line(lines.join(''), tones.glow, 0.9, { 'stroke-dasharray': '3.2 2.2', opacity: 0.6, 'stroke-linecap': 'butt' })
