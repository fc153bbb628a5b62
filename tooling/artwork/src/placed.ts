import type { Hue } from './colour.ts'
import type { Point } from './curve.ts'
import { blur } from './light.ts'
import { clip, group, ref, use } from './markup.ts'
import type { Piece } from './piece.ts'
import { STEEL } from './shapes/hanger.ts'
import { tube } from './shapes/tube.ts'

/** The position of a piece's peg in the picture, its scale, and its rotation in degrees. */
export type Place = { readonly x: number; readonly y: number; readonly scale: number; readonly turn: number }
export type Placed = { readonly piece: Piece; readonly at: Place }

/** The reference point of a piece's drawing: the peg that its hook hangs on. */
const PEG: Point = [240, 104]

/** The blur of folds, and that of cast shadows. */
const FOLD = 2.6
const CAST = 9

const tenth = (value: number) => Math.round(value * 10) / 10

export function placement({ x, y, scale, turn }: Place): string {
  const moved = `translate(${tenth(x - PEG[0] * scale)} ${tenth(y - PEG[1] * scale)})`
  const turned = turn ? `rotate(${tenth(turn)} ${Math.round(PEG[0] * scale)} ${Math.round(PEG[1] * scale)})` : ''
  return `${moved}${turned}scale(${Math.round(scale * 1000) / 1000})`
}

/** Converts a point of the piece's drawing to the picture. */
export const pointOf = ([u, v]: readonly [number, number], { x, y, scale }: Place): readonly [number, number] => [
  x + (u - PEG[0]) * scale,
  y + (v - PEG[1]) * scale,
]

/** A layer of pieces at one distance from the camera: cloth, then all folds in one blur, then seams. */
export function layer(placed: readonly Placed[]): { readonly defs: string; readonly layers: readonly string[] } {
  const id = layerId(placed)
  const each = (markup: (piece: Piece) => string) =>
    placed.map(({ piece, at }) => group({ transform: placement(at) }, markup(piece))).join('')
  return {
    defs: [
      ...placed.map(
        ({ piece }) => piece.defs + group({ id: shapeId(piece) }, ...piece.outlines.map((one) => use(one))),
      ),
      clip(
        `${id}-cut`,
        ...placed.flatMap(({ piece, at }) => piece.outlines.map((one) => use(one, { transform: placement(at) }))),
      ),
      blur(`${id}-fold`, FOLD * (placed[0]?.at.scale ?? 1)),
    ].join(''),
    layers: [
      each((piece) => piece.back + (piece.wire ? tube(wireId(piece), piece.wire, 3.4, STEEL) : '') + piece.body),
      group(
        { 'clip-path': ref(`${id}-cut`) },
        group(
          { filter: ref(`${id}-fold`) },
          each((piece) => piece.soft),
        ),
      ),
      each((piece) => piece.trim),
    ],
  }
}

const layerId = (placed: readonly Placed[]) => placed.map(({ piece }) => piece.name).join('-')
const shapeId = (piece: Piece) => `${piece.name}-shape`
const wireId = (piece: Piece) => `${piece.name}-wire`

/** The blur of cast shadows, for a picture's defs. */
export const castBlur = (): string => blur('cast', CAST)

/** The shadows of hanging pieces on the wall, to the lower right. `others` are shadows of standing objects. */
export const castShadows = (colour: Hue, placed: readonly Placed[], others: readonly string[] = []): string =>
  group(
    { filter: ref('cast'), fill: colour, opacity: 0.36 },
    ...placed.map(({ piece, at }) =>
      group(
        { transform: `translate(${Math.round(20 * at.scale)} ${Math.round(15 * at.scale)})${placement(at)}` },
        use(shapeId(piece)),
        piece.wire ? use(wireId(piece), { fill: 'none', stroke: colour, 'stroke-width': 4 }) : '',
      ),
    ),
    ...others,
  )

/** The shadow of a piece on the cloth behind it, as steps: another blur would cost too much. */
export const shadowOnCloth = (colour: Hue, { piece, at }: Placed, behind: readonly Placed[]): string =>
  group(
    { 'clip-path': ref(`${layerId(behind)}-cut`), fill: colour, stroke: colour },
    ...[3, 9, 15, 21].map((width) =>
      use(shapeId(piece), { transform: `translate(9 7)${placement(at)}`, 'stroke-width': width, opacity: 0.09 }),
    ),
  )
