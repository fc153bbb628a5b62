import type { Hue } from '../colour.ts'
import { around, type Point } from '../curve.ts'
import { tonesOf } from '../light.ts'
import { area, line, linearGradient, ref } from '../markup.ts'
import type { Piece } from '../piece.ts'
import { seeded } from '../seed.ts'
import { drape, type Fold, seams, stitches } from '../shapes/drape.ts'
import { clips, clipWire } from '../shapes/hanger.ts'
import { wrinkles } from './sides.ts'

const TOP = 152

const waistband = (half: number, height: number): string =>
  around([
    [240 - half, TOP, 'corner'],
    [240, TOP + 5],
    [240 + half, TOP, 'corner'],
    [241 + half, TOP + height, 'corner'],
    [240, TOP + height + 5],
    [239 - half, TOP + height, 'corner'],
  ])

const inside = (half: number): string =>
  `M${240 - half} ${TOP}Q240 ${TOP - 9} ${240 + half} ${TOP}Q240 ${TOP + 11} ${240 - half} ${TOP}Z`

/** Where one pleat meets the next: at the waistband, at the hip, and at the hem. */
type PleatEdge = { readonly top: number; readonly hip: number; readonly low: number; readonly y: number }

/** A skirt of pressed knife pleats that open from the hip down. */
export function pleatedSkirt(name: string, hue: Hue): Piece {
  const tones = tonesOf(hue)
  const random = seeded(name)
  const [count, band, hem, waist, foot] = [17, 24, 566, 62, 158]
  const y = TOP + band
  const edges = Array.from({ length: count + 1 }, (_, index): PleatEdge => {
    // Seen from the front a round skirt shows its side pleats narrower.
    const share = Math.sin(((index / count) * 2 - 1) * 1.32) / Math.sin(1.32)
    const sway = index === 0 || index === count ? 0 : (random() - 0.5) * 5
    return {
      top: Math.round(240 + share * waist),
      hip: Math.round(240 + share * waist * 1.52),
      low: Math.round(240 + share * foot + sway),
      y: Math.round(hem + 18 * (1 - share * share)),
    }
  })
  const pleats = edges.slice(1).map((right, index) => ({ left: edges[index] ?? right, right }))
  const down = ({ top, hip, low, y: end }: PleatEdge) => `M${top} ${y}Q${hip} 300 ${low} ${end}`
  /** The part of a pleat that turns under: a long dark wedge. */
  const under = ({ left, right }: (typeof pleats)[number]) => {
    const from = Math.round(right.low - (right.low - left.low) * 0.34)
    return `${down(right)}L${from} ${right.y - 4}Q${right.hip - 4} 310 ${right.top} ${y}Z`
  }
  const zigzag = pleats
    .toReversed()
    .map(({ left, right }) => `L${right.low - 3} ${right.y - 5}L${left.low} ${left.y + 2}`)
    .join('')
  const [first, last] = [edges[0], edges[count]]
  const outline = `M${240 - waist} ${y}Q240 ${y + 6} ${240 + waist} ${y}Q${last?.hip} 300 ${last?.low} ${last?.y}${zigzag}Q${first?.hip} 300 ${240 - waist} ${y}Z`
  const folds = edges.slice(1, -1).map((edge, index): Fold => {
    const width = ((edges[index + 2]?.low ?? 0) - (edges[index]?.low ?? 0)) / 2
    return {
      from: [edge.top, y],
      to: [edge.low, edge.y],
      widths: [1, width * 0.24, width * 0.42],
      bend: (edge.hip - (edge.top + edge.low) / 2) * 0.5,
      depth: index % 4 === 3 ? 0.4 : 0.6,
    }
  })
  const crest = `${name}-crest`
  return drape({
    name,
    hue,
    weave: 'twill',
    wire: clipWire(TOP, 56),
    defs: linearGradient(
      crest,
      [
        [0, tones.light, 0.2],
        [1, tones.light, 0.85],
      ],
      { x2: 0, y2: 1 },
    ),
    panels: [
      { outline, folds },
      { outline: waistband(waist, band), over: true, turned: 1, roundness: 0.25 },
    ],
    back: area(inside(waist), tones.deep),
    trim:
      area(pleats.map(under).join(''), tones.deep, { opacity: 0.5 }) +
      line(pleats.map(({ left }) => down(left)).join(''), ref(crest), 1.3, { opacity: 0.9 }) +
      line(`M${240 - waist} ${y + 3}Q240 ${y + 10} ${240 + waist} ${y + 3}`, tones.deep, 5, { opacity: 0.35 }) +
      stitches(
        tones,
        `M${242 - waist} ${TOP + 4}Q240 ${TOP + 9} ${238 + waist} ${TOP + 4}`,
        `M${240 - waist} ${y - 3}Q240 ${y + 2} ${240 + waist} ${y - 3}`,
      ) +
      clips(TOP, 56),
  })
}

/** A pencil skirt: close at the hip, narrow at the knee, darts, a side zip and a slit. */
export function pencilSkirt(name: string, hue: Hue): Piece {
  const tones = tonesOf(hue)
  const random = seeded(name)
  const [band, hem, waist] = [26, 568, 66]
  const y = TOP + band
  const side: readonly Point[] = [
    [240 + waist, y, 'corner'],
    [326, 232],
    [339, 300],
    [337, 400],
    [321, hem - 6, 'corner'],
  ]
  const outline = around([
    [240 - waist, y, 'corner'],
    [240, y + 5],
    ...side,
    [290, hem + 1],
    [273, hem + 3, 'corner'],
    [270, 470, 'corner'],
    [262, hem + 4, 'corner'],
    [210, hem + 2],
    ...side.map(([x, at, corner]): Point => [480 - x, at, corner]).toReversed(),
  ])
  return drape({
    name,
    hue,
    weave: 'twill',
    wire: clipWire(TOP, 60),
    panels: [
      {
        outline,
        roundness: 0.6,
        folds: [
          { from: [204, y], to: [210, 260], widths: [4, 5, 0.4], depth: 0.6 },
          { from: [276, y], to: [270, 260], widths: [4, 5, 0.4], depth: 0.6 },
          { from: [270, 470], to: [262, 290], widths: [-5, -8, -0.5], bend: 4, depth: 0.6 },
          { from: [170, 290], to: [184, 560], widths: [1, 9, 8], bend: -6, depth: 0.4 },
          { from: [214, 300], to: [218, 566], widths: [1, 10, 9], bend: -4, depth: 0.6 },
          { from: [302, 280], to: [298, 560], widths: [1, 9, 8], bend: 6, depth: 0.6 },
          { from: [328, 300], to: [314, 556], widths: [1, 8, 6], bend: 4, depth: 0.4 },
          { from: [150, 318], to: [196, 330], widths: [1, 4, 0.4], depth: 0.4 },
          { from: [330, 322], to: [288, 336], widths: [-1, -4, -0.4], depth: 0.4 },
          ...wrinkles(random, 3, [180, 340, 120, 160]),
        ],
      },
      { outline: waistband(waist, band), over: true, turned: 1, roundness: 0.25 },
    ],
    back: area(inside(waist), tones.deep) + area('M258 460H276L280 566H262Z', tones.deep),
    trim:
      line(`M${240 - waist} ${y + 3}Q240 ${y + 10} ${240 + waist} ${y + 3}`, tones.deep, 5, { opacity: 0.3 }) +
      seams(tones, `M204 ${y + 3}L210 262M276 ${y + 3}L270 262`, 'M270 470V290') +
      line(`M${304} ${y + 2}Q322 240 331 290`, tones.deep, 1.4, { opacity: 0.6 }) +
      line(`M${302} ${y + 6}v7`, '#b99a4e', 2.6) +
      stitches(
        tones,
        `M${242 - waist} ${TOP + 4}Q240 ${TOP + 9} ${238 + waist} ${TOP + 4}M${240 - waist} ${y - 3}Q240 ${y + 2} ${240 + waist} ${y - 3}`,
        'M266 472L258 566M274 478L277 566',
        'M160 556Q210 561 258 561M279 560Q300 559 320 555',
      ) +
      clips(TOP, 60),
  })
}
