import { shade } from '../colour.ts'
import { area, element, group, line, use } from '../markup.ts'
import { bothSides, type Curve } from './chain.ts'
import { gem } from './gem.ts'
import { ball, type Draw, polish, polished, tenth } from './jewel.ts'

/** Rain: drops of milk and water at unlike heights under a fine chain. */
export const pluie: Draw = (id, gold, stone) => {
  const left: Curve = [
    [-188, -580],
    [-172, -420],
    [-120, -330],
    [0, -322],
  ]
  const drops: readonly (readonly [x: number, top: number, long: number, size: number])[] = [
    [-118, -366, 30, 9],
    [-84, -345, 74, 12],
    [-52, -331, 44, 10],
    [-24, -324, 112, 15],
    [4, -322, 62, 11],
    [34, -325, 138, 17],
    [64, -336, 50, 10],
    [94, -350, 84, 12],
    [122, -371, 26, 8],
  ]
  return {
    // One drop is cut, and hung nine times.
    defs: polished(id, gold, 190, 560) + group({ id: `${id}-d` }, gem('drop', [0, 0], [20, 30], stone, 'pluie')),
    body:
      bothSides(id, gold, left, 44, 5.2) +
      drops
        .map(
          ([x, top, long, size]) =>
            line(`M${x} ${top}v${long}`, shade(gold, 0.08), 1.6) +
            ball(x, top + long, 3, gold) +
            use(`${id}-d`, {
              transform: `translate(${x} ${tenth(top + long + size * 1.5)})scale(${Math.round(size * 5) / 100})`,
            }),
        )
        .join(''),
    half: 0,
    glints: [
      [42, -150, 17],
      [-88, -246, 10],
    ],
  }
}

/** The fruit of the awara palm: an orange stone under a cap of gold. */
export const awaraPendant: Draw = (id, gold, stone) => {
  const left: Curve = [
    [-172, -580],
    [-150, -440],
    [-70, -350],
    [-6, -300],
  ]
  return {
    defs: polished(id, gold, 120, 420),
    body:
      bothSides(id, gold, left, 40, 5.4) +
      element('ellipse', { cx: 0, cy: -288, rx: 10, ry: 15, fill: 'none', stroke: polish(id), 'stroke-width': 6 }) +
      gem('round', [0, -170], [66, 82], stone, 'awara') +
      area(
        'M-62 -212C-54 -252 -28 -274 0 -274S54 -252 62 -212C48 -226 40 -222 32 -208C22 -226 10 -226 0 -206C-10 -226 -22 -226 -32 -208C-40 -222 -48 -226 -62 -212Z',
        polish(id),
      ) +
      line('M-40 -232C-34 -248 -20 -262 -8 -266M8 -236V-264M-14 -234C-14 -246 -12 -256 -8 -264', shade(gold, 0.24), 2, {
        opacity: 0.7,
      }),
    half: 0,
    glints: [
      [34, -228, 20],
      [-44, -130, 11],
    ],
  }
}

/** A long chain laid twice, with seeds of gold along it and a tassel. */
export const maripa: Draw = (id, gold) => {
  const outer: Curve = [
    [-150, -580],
    [-170, -300],
    [-110, -150],
    [0, -132],
  ]
  const inner: Curve = [
    [-104, -580],
    [-108, -400],
    [-70, -290],
    [0, -280],
  ]
  const seed = (x: number, y: number, turn: number, size: number) =>
    element('ellipse', {
      ...{ rx: size * 1.5, ry: size, fill: polish(id), stroke: shade(gold, -0.3), 'stroke-width': 1.4 },
      transform: `translate(${tenth(x)} ${tenth(y)})rotate(${turn})`,
    }) +
    element('ellipse', {
      ...{ rx: size * 0.7, ry: size * 0.26, fill: '#fff6dc', opacity: 0.75 },
      transform: `translate(${tenth(x - size * 0.3)} ${tenth(y - size * 0.4)})rotate(${turn})`,
    })
  const seeds: readonly (readonly [x: number, y: number, turn: number])[] = [
    [-154, -420, 88],
    [-138, -300, 74],
    [-104, -208, 52],
    [-54, -152, 26],
  ]
  const both = seeds.flatMap(([x, y, turn]) => [seed(x, y, turn, 11), seed(-x, y, -turn, 11)])
  return {
    defs: polished(id, gold, 170, 560),
    body:
      bothSides(id, gold, inner, 40, 4.4, 'i') +
      bothSides(id, gold, outer, 56, 4.8, 'o') +
      both.join('') +
      seed(0, -280, 0, 9) +
      seed(0, -118, 90, 12) +
      line(
        'M-10 -98C-12 -70 -16 -50 -18 -24M-5 -98C-6 -70 -8 -46 -9 -16M0 -98V-12M5 -98C6 -70 8 -46 9 -16M10 -98C12 -70 16 -50 18 -24',
        polish(id),
        2.6,
      ) +
      ball(-18, -22, 3.4, gold) +
      ball(0, -10, 3.4, gold) +
      ball(18, -22, 3.4, gold),
    half: 0,
    glints: [
      [-106, -214, 16],
      [6, -128, 18],
    ],
  }
}
