import { line } from '../markup.ts'
import { blade, put } from '../touches.ts'
import { turned, type Vessel } from './vessel.ts'

/** A bud vase with a branch of guaçatonga: the shop's prop. */
export function budVase(name: string): Vessel {
  const body = turned(
    name,
    [
      [0, -132, 'corner'],
      [18, -132, 'corner'],
      [14, -112],
      [18, -92],
      [50, -52],
      [48, -16],
      [34, 0, 'corner'],
      [0, 0, 'corner'],
    ],
    '#d8c3d3',
    { finish: 'opal' },
  )
  const leaves = [
    [2, -168, -58, 0.8],
    [-2, -190, 62, 0.84],
    [6, -214, -50, 0.9],
    [4, -240, 58, 0.9],
    [14, -266, -40, 0.86],
    [16, -292, 52, 0.8],
    [26, -316, -24, 0.74],
    [30, -330, 30, 0.7],
  ] as const
  return {
    width: 140,
    height: 400,
    feet: [[0, 0, 44]],
    defs: body.defs,
    body:
      line('M0-120C-4-190 4-260 30-334', '#7d7a4a', 5) +
      leaves
        .map(([x, y, turn, scale], index) => put(x, y, blade(84, 24, index % 2 ? '#7f9a62' : '#6b8852'), turn, scale))
        .join('') +
      body.body,
  }
}
