import { around, type Point } from '../curve.ts'
import type { Fold, Panel } from '../shapes/drape.ts'
import { flip, foldsOnSide, onSide } from './sides.ts'

const SLEEVE: readonly Point[] = [
  [334, 177, 'corner'],
  [351, 190],
  [364, 216],
  [379, 290],
  [391, 380],
  [394, 434],
  [392, 446, 'corner'],
  [360, 450, 'corner'],
  [350, 420],
  [342, 340],
  [333, 276, 'corner'],
  [324, 226],
]
const CUFF: readonly Point[] = [
  [393, 443, 'corner'],
  [390, 486, 'corner'],
  [376, 490],
  [361, 489, 'corner'],
  [358, 447, 'corner'],
  [376, 449],
]

/** Outlines of the sleeves, which lie on the body's edge. */
export const ARMS = [around(SLEEVE), around(flip(SLEEVE))]

const SLEEVE_FOLDS: readonly Fold[] = [
  { from: [346, 200], to: [366, 340], widths: [1, 9, 1], bend: 8 },
  { from: [338, 268], to: [366, 306], widths: [6, 6, 0.5] },
  { from: [346, 356], to: [384, 372], widths: [3, 6, 0.5], depth: 0.5 },
  { from: [350, 396], to: [390, 386], widths: [4, 6, 0.5], depth: 0.4 },
  { from: [362, 448], to: [364, 404], widths: [-6, -7, -1] },
  { from: [384, 446], to: [382, 410], widths: [-5, -6, -1] },
]

/** Set-in sleeves with ribbed cuffs. */
export const knitSleeves = (): readonly Panel[] =>
  [true, false].flatMap((right): readonly Panel[] => {
    const turned = right ? -1 : 0
    const folds = foldsOnSide(SLEEVE_FOLDS, right)
    return [
      { outline: around(onSide(SLEEVE, right)), over: true, turned, roundness: 0.55, folds },
      { outline: around(onSide(CUFF, right)), over: true, turned, weave: 'rib' },
    ]
  })

export const bodyFolds: readonly Fold[] = [
  { from: [146, 276], to: [178, 340], widths: [7, 9, 0.5], bend: -6, depth: 0.6 },
  { from: [334, 276], to: [302, 340], widths: [-7, -9, -0.5], bend: 6, depth: 0.6 },
  { from: [160, 350], to: [166, 456], widths: [1, 9, 8], depth: 0.6 },
  { from: [196, 380], to: [192, 458], widths: [1, 7, 8], depth: 0.4 },
  { from: [314, 350], to: [318, 456], widths: [1, 9, 8], depth: 0.6 },
  { from: [286, 390], to: [286, 458], widths: [1, 7, 8], depth: 0.4 },
]
