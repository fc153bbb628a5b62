import { type Hue, shade } from '../colour.ts'
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

/** A skirt of pressed knife pleats that open from the hip down. */
export function pleatedSkirt(name: string, hue: Hue): Piece {
  const tones = tonesOf(hue)
  const random = seeded(name)
  const [count, band, hem, waist, foot] = [17, 24, 566, 62, 158]
  // Seen from the front a round skirt shows its side pleats narrower.
  const across = (index: number) => Math.sin(((index / count) * 2 - 1) * 1.32) / Math.sin(1.32)
  const edge = Array.from({ length: count + 1 }, (_, index) => {
    const share = across(index)
    const low = hem + 18 * (1 - share * share)
    return {
      top: 240 + share * waist,
      hip: 240 + share * waist * 1.52,
      low: 240 + share * foot,
      y: low,
      sway: (random() - 0.5) * 5,
    }
  })
  const pleats = edge.slice(0, -1).map((left, index) => {
    const right = edge[index + 1] ?? left
    const y = TOP + band
    return {
      face: `M${Math.round(left.top)} ${y}Q${Math.round(left.hip)} 300 ${Math.round(left.low + left.sway)} ${Math.round(left.y + 2)}L${Math.round(right.low + right.sway - 3)} ${Math.round(right.y - 5)}Q${Math.round(right.hip)} 300 ${Math.round(right.top)} ${y}Z`,
      turn: `M${Math.round(right.top)} ${y}Q${Math.round(right.hip)} 300 ${Math.round(right.low + right.sway)} ${Math.round(right.y + 2)}L${Math.round(right.low + right.sway - (right.low - left.low) * 0.34)} ${Math.round(right.y - 4)}Q${Math.round(right.hip - 4)} 310 ${Math.round(right.top)} ${y}Z`,
      crest: `M${Math.round(left.top)} ${y}Q${Math.round(left.hip)} 300 ${Math.round(left.low + left.sway)} ${Math.round(left.y + 2)}`,
    }
  })
  const last = edge[count]
  const outline =
    `M${240 - waist} ${TOP + band}Q${240 + waist * 0} ${TOP + band + 6} ${240 + waist} ${TOP + band}` +
    `Q${Math.round(last?.hip ?? 0)} 300 ${240 + foot} ${hem}` +
    edge
      .map((one, index) => {
        const before = edge[index - 1]
        const step = before ? `L${Math.round(before.low + before.sway)} ${Math.round(before.y + 2)}` : ''
        return { step, corner: `L${Math.round(one.low + one.sway - 3)} ${Math.round(one.y - 5)}` }
      })
      .toReversed()
      .map(({ step, corner }) => corner + step)
      .join('') +
    `L${240 - foot} ${hem}Q${Math.round(edge[0]?.hip ?? 0)} 300 ${240 - waist} ${TOP + band}Z`
  const folds = edge.slice(1, -1).map((one, index): Fold => {
    const wide = ((edge[index + 2]?.low ?? 0) - (edge[index]?.low ?? 0)) / 2
    return {
      from: [one.top, TOP + band],
      to: [one.low, one.y],
      widths: [1, wide * 0.24, wide * 0.42],
      bend: (one.hip - (one.top + one.low) / 2) * 0.5,
      depth: index % 4 === 3 ? 0.4 : 0.6,
    }
  })
  const lit = `${name}-face`
  return drape({
    name,
    hue,
    weave: 'twill',
    wire: clipWire(TOP, 56),
    defs: linearGradient(
      lit,
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
      area(pleats.map(({ turn }) => turn).join(''), tones.deep, { opacity: 0.5 }) +
      line(pleats.map(({ crest }) => crest).join(''), ref(lit), 1.3, { opacity: 0.9 }) +
      line(
        `M${240 - waist} ${TOP + band + 3}Q240 ${TOP + band + 10} ${240 + waist} ${TOP + band + 3}`,
        shade(hue, -0.2),
        5,
        { opacity: 0.35 },
      ) +
      stitches(
        tones,
        `M${242 - waist} ${TOP + 4}Q240 ${TOP + 9} ${238 + waist} ${TOP + 4}M${240 - waist} ${TOP + band - 3}Q240 ${TOP + band + 2} ${240 + waist} ${TOP + band - 3}`,
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
