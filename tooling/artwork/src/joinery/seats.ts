import { shade } from '../colour.ts'
import { element, line, linearGradient, ref } from '../markup.ts'
import { assembled, type Draw, pad, plank } from './joint.ts'

/** An armchair from its side: a long back that leans, a seat that falls to it. `tall`: how high its back is, in units. */
const lounge =
  (tall: number): Draw =>
  (name, { wood, cloth }) => {
    const seat = -150
    return assembled(
      [
        [-138, 16],
        [128, 16],
        [0, 120],
      ],
      plank(84, -tall * 0.72, 62, -6, 15, wood),
      plank(-92, -200, -116, -6, 14, wood),
      pad(`${name}b`, [58, -tall + 4, 48, tall - 152], cloth, 15),
      pad(`${name}s`, [-124, seat - 30, 214, 48], cloth, -5),
      plank(-130, seat + 32, 92, seat + 12, 14, wood),
      plank(-134, -222, 110, -234, 16, wood),
      plank(116, -180, 138, -6, 16, wood),
      plank(-128, -218, -138, -6, 16, wood),
      line(`M-126-214L-134-30`, shade(wood, 0.16), 1.4, { opacity: 0.5 }),
    )
  }

export const pampero: Draw = lounge(376)
export const pamperoLow: Draw = lounge(328)

/** A chair from the front: three slats, a padded seat. */
export const rambla: Draw = (name, { wood, cloth }) =>
  assembled(
    [
      [-80, 14],
      [80, 14],
      [0, 70],
    ],
    plank(-70, -314, -74, -150, 12, wood),
    plank(70, -314, 74, -150, 12, wood),
    ...[-300, -264, -228].map((y) => plank(-68, y, 68, y, 20, wood)),
    plank(-58, -150, -62, -8, 11, shade(wood, -0.08)),
    plank(58, -150, 62, -8, 11, shade(wood, -0.08)),
    pad(`${name}s`, [-92, -192, 184, 30], cloth),
    plank(-84, -154, 84, -154, 18, wood),
    plank(-82, -150, -86, -4, 14, wood),
    plank(82, -150, 86, -4, 14, wood),
    plank(-80, -62, 80, -62, 9, wood),
  )

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
