import { type Hue, shade } from '../colour.ts'
import { area, element, line } from '../markup.ts'
import { gem } from './gem.ts'
import { ball, type Draw, hoop, polish, polished, tenth } from './jewel.ts'

/** The middle of a ring that stands, and its two radii. */
const [CY, RX, RY] = [-136, 122, 128]

/** An oval in four claws. */
export const oyapock: Draw = (id, gold, stone) => ({
  defs: polished(id, gold, 130, 270),
  body:
    hoop(id, gold, [0, CY, RX, RY], 17) +
    area('M-52 -252L-27 -226H27L52 -252L31 -205H-31Z', polish(id)) +
    line('M-52 -252L-27 -226H27L52 -252', shade(gold, 0.2), 2, { opacity: 0.8 }) +
    gem('round', [0, -300], [60, 49], stone, 'oyapock') +
    claws([-49, -334], [49, -334], [-49, -266], [49, -266], gold),
  half: 92,
  glints: [
    [52, -338, 22],
    [-112, -178, 12],
  ],
})

/** A stone cut in steps, its collar wide, between roofs of gold. */
export const carbet: Draw = (id, gold, stone) => ({
  defs: polished(id, gold, 130, 270),
  body:
    hoop(id, gold, [0, CY, RX, RY], 20) +
    area('M-98 -212Q-72 -262 -46 -300L-38 -226Q-66 -220 -98 -212Z', polish(id)) +
    area('M98 -212Q72 -262 46 -300L38 -226Q66 -220 98 -212Z', shade(gold, -0.1)) +
    line('M-88 -222Q-66 -262 -48 -288M-74 -224Q-58 -252 -46 -270', shade(gold, -0.28), 2.4) +
    line('M88 -222Q66 -262 48 -288M74 -224Q58 -252 46 -270', shade(gold, -0.34), 2.4) +
    element('rect', { x: -51, y: -352, width: 102, height: 128, rx: 12, fill: polish(id) }) +
    element('rect', { x: -45, y: -346, width: 90, height: 116, rx: 9, fill: shade(gold, -0.36) }) +
    gem('step', [0, -288], [41, 54], stone, 'carbet'),
  half: 92,
  glints: [
    [-34, -338, 20],
    [108, -190, 11],
  ],
})

/** A wide band, and around it the line of a river. */
export const mahury: Draw = (id, gold) => {
  const wave = Array.from({ length: 97 }, (_, i) => {
    const turn = (i / 96) * 2 * Math.PI
    const far = 1 + Math.sin(turn * 12) * 0.032
    return `${i ? 'L' : 'M'}${tenth(Math.sin(turn) * 131 * far)} ${tenth(-152 - Math.cos(turn) * 137 * far)}`
  }).join('')
  return {
    defs: polished(id, gold, 150, 290),
    body:
      // The inside of the band, seen behind its edge.
      element('ellipse', {
        ...{ cx: 16, cy: -149, rx: 112, ry: 120, fill: 'none', stroke: shade(gold, -0.4), 'stroke-width': 20 },
      }) +
      hoop(id, gold, [0, -152, 131, 137], 31) +
      line(wave, shade(gold, -0.3), 3.4) +
      line(wave, shade(gold, 0.24), 1.3, { transform: 'translate(-1.4 -1.6)', opacity: 0.8 }),
    half: 104,
    glints: [
      [-92, -250, 20],
      [120, -92, 11],
    ],
  }
}

/** One red stone, held high by six claws on a thin wire. */
export const laterite: Draw = (id, gold, stone) => {
  const six = Array.from({ length: 6 }, (_, i) => {
    const turn = ((i + 0.5) / 6) * 2 * Math.PI
    return ball(Math.sin(turn) * 54, -310 - Math.cos(turn) * 54, 5.6, gold)
  }).join('')
  return {
    defs: polished(id, gold, 130, 270),
    body:
      hoop(id, gold, [0, CY, RX, RY], 11.5) +
      area('M-44 -282L-14 -228H14L44 -282L20 -216H-20Z', polish(id)) +
      line('M-30 -268L-8 -224M30 -268L8 -224M0 -262V-222', shade(gold, -0.3), 3) +
      gem('round', [0, -310], [54, 54], stone, 'laterite') +
      six,
    half: 84,
    glints: [
      [38, -352, 24],
      [-106, -200, 11],
    ],
  }
}

type Spot = readonly [x: number, y: number]
const claws = (...spots: readonly [Spot, Spot, Spot, Spot, Hue]): string => {
  const gold = spots[4]
  return spots
    .slice(0, 4)
    .map((spot) => ball(Number(spot[0]), Number(spot[1]), 6.6, gold))
    .join('')
}
