import type { Hue } from '../colour.ts'
import { around, type Point } from '../curve.ts'
import { tonesOf } from '../light.ts'
import { area, line } from '../markup.ts'
import type { Piece } from '../piece.ts'
import { seeded } from '../seed.ts'
import { buttons } from '../shapes/button.ts'
import { drape, type Fold, seams, stitches } from '../shapes/drape.ts'
import { clips, clipWire } from '../shapes/hanger.ts'
import type { Weave } from '../shapes/weave.ts'
import { flip, wrinkles } from './sides.ts'

export type Trousers = {
  readonly name: string
  readonly hue: Hue
  readonly weave: Weave
  readonly button: Hue
  /** Wide and smooth from a high waist, or pleated, tapered and turned up. */
  readonly cut: 'wide' | 'pleated'
}

const TOP = 150

export function trousers({ name, hue, weave, button, cut }: Trousers): Piece {
  const tones = tonesOf(hue)
  const random = seeded(name)
  const wide = cut === 'wide'
  const band = wide ? 34 : 19
  const leg: readonly Point[] = wide
    ? [
        [240, TOP + band, 'corner'],
        [272, TOP + band - 1],
        [300, TOP + band - 4, 'corner'],
        [314, 232],
        [325, 290],
        [336, 420],
        [349, 578, 'corner'],
        [318, 585],
        [286, 586],
        [256, 582, 'corner'],
        [250, 460],
        [245, 340],
        [240, 300, 'corner'],
      ]
    : [
        [240, TOP + band, 'corner'],
        [272, TOP + band - 1],
        [304, TOP + band - 4, 'corner'],
        [319, 226],
        [324, 280],
        [316, 400],
        [302, 552, 'corner'],
        [282, 556],
        [254, 554, 'corner'],
        [250, 440],
        [246, 340],
        [240, 306, 'corner'],
      ]
  const waist: readonly Point[] = [
    [180, TOP - 1, 'corner'],
    [210, TOP + 3],
    [240, TOP + 4],
    [270, TOP + 3],
    [300, TOP - 1, 'corner'],
    [wide ? 301 : 305, TOP + band - 3, 'corner'],
    [270, TOP + band],
    [240, TOP + band + 1],
    [210, TOP + band],
    [wide ? 179 : 175, TOP + band - 3, 'corner'],
  ]
  const cuff: readonly Point[] = [
    [304, 546, 'corner'],
    [280, 551],
    [252, 549, 'corner'],
    [251, 581, 'corner'],
    [278, 584],
    [303, 579, 'corner'],
  ]
  const folds = (right: boolean): readonly Fold[] => {
    const x = (value: number) => (right ? value : 480 - value)
    const side = right ? 1 : -1
    return wide
      ? [
          { from: [x(276), 190], to: [x(296), 586], widths: [1, 8, 14], bend: 2 * side, depth: 0.7 },
          { from: [x(296), 210], to: [x(326), 584], widths: [1, 7, 13], bend: 3 * side, depth: 0.6 },
          { from: [x(256), 320], to: [x(270), 586], widths: [1, 6, 10], depth: 0.6 },
          { from: [x(242), 300], to: [x(276), 270], widths: [4, 5, 0.4], bend: -4, depth: 0.6 },
          { from: [x(243), 310], to: [x(284), 300], widths: [3, 5, 0.4], bend: -4, depth: 0.4 },
          ...wrinkles(random, 2, [right ? 262 : 170, 400, 50, 120]),
        ]
      : [
          { from: [x(280), TOP + band], to: [x(279), 552], widths: [4, 5, 3], depth: 0.7 },
          { from: [x(264), TOP + band], to: [x(266), 286], widths: [6, 5, 0.4], depth: 0.7 },
          { from: [x(293), TOP + band], to: [x(294), 262], widths: [5, 4, 0.4], depth: 0.6 },
          { from: [x(242), 306], to: [x(270), 276], widths: [4, 5, 0.4], bend: -4, depth: 0.6 },
          { from: [x(244), 318], to: [x(276), 314], widths: [3, 5, 0.4], bend: -4, depth: 0.4 },
          { from: [x(256), 430], to: [x(272), 444], widths: [1, 4, 0.4], depth: 0.4 },
          { from: [x(304), 420], to: [x(288), 440], widths: [1, 4, 0.4], depth: 0.4 },
          { from: [x(256), 540], to: [x(272), 520], widths: [3, 4, 0.4], depth: 0.4 },
          ...wrinkles(random, 3, [right ? 256 : 184, 340, 40, 180]),
        ]
  }
  const sewn = buttons(
    `${name}-button`,
    button,
    wide ? 4.6 : 4.2,
    wide
      ? [
          [236, TOP + 11],
          [236, TOP + 25],
        ]
      : [[236, TOP + 11]],
  )
  const loops = (wide ? [] : [196, 222, 262, 286]).map((x) => `M${x} ${TOP + 2}h6v${band}h-6Z`).join('')
  const pocket = wide
    ? 'M303 214Q298 250 318 262M177 214Q182 250 162 262'
    : `M288 ${TOP + band}L318 236M192 ${TOP + band}L162 236`
  const fly = `M240 ${TOP + band}V${wide ? 300 : 306}M252 ${TOP + band}V252Q250 268 240 272`
  return drape({
    name,
    hue,
    weave,
    wire: clipWire(TOP, 54),
    defs: sewn.defs,
    panels: [
      { outline: around(flip(leg)), folds: folds(false), turned: 1 },
      { outline: around(leg), folds: folds(true) },
      { outline: around(waist), over: true, turned: 1, roundness: 0.25 },
      ...(wide
        ? []
        : ([
            { outline: around(flip(cuff)), over: true, turned: 1 },
            { outline: around(cuff), over: true },
          ] as const)),
    ],
    back: area(`M180 ${TOP - 1}Q240 ${TOP - 8} 300 ${TOP - 1}Q240 ${TOP + 10} 180 ${TOP - 1}Z`, tones.deep),
    trim:
      line(`M178 ${TOP + band}Q240 ${TOP + band + 7} 302 ${TOP + band}`, tones.deep, 4, { opacity: 0.3 }) +
      (wide ? '' : line(pocket, tones.deep, 4, { opacity: 0.25, transform: 'translate(2 1)' })) +
      seams(tones, fly, pocket, loops) +
      (loops ? area(loops, tones.light, { opacity: 0.7 }) : '') +
      stitches(
        tones,
        `M250 ${TOP + band + 4}V251Q248 265 241 269`,
        wide
          ? 'M256 574Q290 578 347 570M224 574Q190 578 133 570'
          : `M291 ${TOP + band + 3}L318 231M189 ${TOP + band + 3}L162 231`,
      ) +
      sewn.trim +
      clips(TOP, 54),
  })
}
