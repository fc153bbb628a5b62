import { shade } from '../colour.ts'
import type { Point } from '../curve.ts'
import { element, linearGradient, ref } from '../markup.ts'
import { assembled, type Draw, pad, plank } from './joint.ts'
import { member } from './member.ts'

/** A chair from the front: three slats, a padded seat. */
export const rambla: Draw = (name, { wood, cloth }) => {
  const part = (id: string, places: readonly Point[], thick: readonly [number, number, number], hue = wood) =>
    member(`${name}${id}`, places, thick, hue)
  const shaded = shade(wood, -0.08)
  // Each rear leg is one piece with the post that carries the back.
  const post = (side: 1 | -1): readonly Point[] => [
    [side * 66, -10],
    [side * 74, -150],
    [side * 70, -232],
    [side * 67, -318],
  ]
  return assembled(
    [
      [-80, 14],
      [80, 14],
      [0, 70],
    ],
    part('a', post(-1), [10, 14, 10], shaded),
    part('b', post(1), [10, 14, 10], shaded),
    // Slats let into the posts, bowed a little upwards.
    ...[-300, -264, -228].map((y, index) =>
      part(
        `s${index}`,
        [
          [-66, y + 2],
          [0, y - 3],
          [66, y + 2],
        ],
        [18, 22, 18],
      ),
    ),
    part(
      'c',
      [
        [-78, -66],
        [78, -66],
      ],
      [9, 10, 9],
      shaded,
    ),
    part(
      'd',
      [
        [-86, -156],
        [86, -156],
      ],
      [22, 22, 22],
    ),
    pad(`${name}p`, [-90, -190, 180, 27], cloth),
    part(
      'e',
      [
        [-88, -2],
        [-83, -90],
        [-80, -166],
      ],
      [11, 15, 17],
    ),
    part(
      'f',
      [
        [88, -2],
        [83, -90],
        [80, -166],
      ],
      [11, 15, 17],
    ),
  )
}

/** A stool: a turned seat on three legs. */
export const cordon: Draw = (name, { wood }) => ({
  feet: [
    [-68, 12],
    [64, 12],
    [0, 58],
  ],
  defs: linearGradient(`${name}t`, [
    [0, shade(wood, -0.1)],
    [0.3, shade(wood, 0.1)],
    [0.62, wood],
    [1, shade(wood, -0.14)],
  ]),
  body:
    plank(4, -160, 10, -22, 13, shade(wood, -0.07)) +
    plank(-46, -160, -68, -6, 15, wood) +
    plank(46, -160, 66, -6, 15, wood) +
    plank(-56, -70, 58, -70, 9, wood) +
    element('path', { d: 'M-76-172V-158Q-72-146-40-146H40Q72-146 76-158V-172Z', fill: ref(`${name}t`) }) +
    element('ellipse', { cy: -172, rx: 76, ry: 9, fill: shade(wood, 0.09) }) +
    element('ellipse', { cy: -172, rx: 50, ry: 5, fill: 'none', stroke: shade(wood, -0.08), opacity: 0.5 }),
})
