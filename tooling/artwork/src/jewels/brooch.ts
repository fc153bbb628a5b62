import { type Hue, shade } from '../colour.ts'
import { area, element, line } from '../markup.ts'
import { seeded } from '../seed.ts'
import { cabochon } from './gem.ts'
import { ball, type Draw, polish, polished, tenth } from './jewel.ts'

type Spot = readonly [x: number, y: number]
/** A right wing: where it grows, and its edge. */
const WINGS: readonly { readonly root: Spot; readonly edge: readonly Spot[] }[] = [
  {
    root: [8, -176],
    edge: [
      [14, -214],
      [44, -278],
      [92, -326],
      [148, -344],
      [178, -322],
      [176, -272],
      [150, -222],
      [104, -186],
      [52, -172],
    ],
  },
  {
    root: [8, -160],
    edge: [
      [56, -166],
      [108, -172],
      [140, -146],
      [142, -100],
      [112, -58],
      [72, -40],
      [38, -62],
      [20, -108],
    ],
  },
]

/** The blue butterfly: each wing a fan of blue between wires of gold, with four drops of milk. */
export const morpho: Draw = (id, gold, stone) => {
  const random = seeded('morpho')
  const milk = cabochon(`${id}p`, [0, 0], [8, 7], '#eef1ea')
  const wing = (side: 1 | -1) =>
    WINGS.map(({ root, edge }) => {
      const at = ([x, y]: Spot, far = 1): string =>
        `${tenth(side * (root[0] + (x - root[0]) * far))} ${tenth(root[1] + (y - root[1]) * far)}`
      const lit = (spot: Spot): Hue =>
        shade(stone, (side * -spot[0]) / 1400 + (-spot[1] - 180) / 1300 + (random() - 0.5) * 0.12)
      const fan = edge.slice(1).flatMap((spot, i) => {
        const before = edge[i] ?? spot
        return [
          area(`M${at(before)}L${at(spot)} ${at(spot, 0.62)} ${at(before, 0.62)}Z`, shade(lit(spot), -0.1)),
          area(`M${at(root)}L${at(before, 0.64)} ${at(spot, 0.64)}Z`, lit(spot)),
        ]
      })
      const rim = `M${at(root)}L${edge.map((spot) => at(spot)).join(' ')}Z`
      const veins = edge.map((spot) => `M${at(root)}L${at(spot)}`).join('')
      return (
        fan.join('') +
        line(veins, shade(gold, 0.02), 1.6, { opacity: 0.85 }) +
        line(rim, shade(gold, -0.3), 7.4, { 'stroke-linejoin': 'round', transform: 'translate(1.4 1.8)' }) +
        line(rim, polish(id), 5.6, { 'stroke-linejoin': 'round' })
      )
    }).join('')
  const drops: readonly Spot[] = [
    [-134, -292],
    [134, -292],
    [-104, -96],
    [104, -96],
  ]
  return {
    defs: polished(id, gold, 180, 330) + milk.defs,
    body:
      wing(-1) +
      wing(1) +
      drops.map(([x, y]) => element('g', { transform: `translate(${x} ${y})` }, milk.body)).join('') +
      line('M-4 -238C-14 -276 -30 -300 -48 -310M4 -238C14 -276 30 -300 48 -310', polish(id), 3.4) +
      ball(-49, -311, 5, gold) +
      ball(49, -311, 5, gold) +
      element('ellipse', {
        cx: 0,
        cy: -158,
        rx: 11,
        ry: 78,
        fill: polish(id),
        stroke: shade(gold, -0.3),
        'stroke-width': 1.6,
      }) +
      line('M-8 -140h16M-9 -122h18M-8 -104h16M-7 -188h14', shade(gold, -0.28), 2),
    half: 66,
    glints: [
      [-148, -328, 22],
      [96, -66, 12],
    ],
  }
}
