import { shade } from '../colour.ts'
import { area, element, group, line } from '../markup.ts'
import { gem } from './gem.ts'
import { ball, type Draw, hoop, polish, polished, tenth } from './jewel.ts'

/** A hummingbird's wing, and the drop it drinks: a pair on their hooks. */
export const colibri: Draw = (id, gold, stone) => {
  const one = (x: number, side: 1 | -1, name: string) =>
    group(
      { transform: `translate(${x} 0)${side < 0 ? 'scale(-1 1)' : ''}` },
      line('M0 -452C-2 -500 24 -512 30 -484C32 -470 26 -458 22 -450', polish(id), 4.4) +
        ball(0, -446, 7, gold) +
        area('M0 -438C40 -420 62 -360 58 -262C40 -300 22 -330 6 -344C-6 -372 -8 -410 0 -438Z', polish(id)) +
        area('M2 -420C28 -400 46 -350 50 -290C34 -320 18 -342 8 -352C0 -376 -2 -400 2 -420Z', shade(gold, -0.12)) +
        line(
          'M4 -424C28 -390 42 -340 52 -280M4 -404C22 -380 32 -346 42 -300M4 -384C14 -366 24 -344 32 -316',
          shade(gold, 0.24),
          2.2,
        ) +
        line('M4 -346V-300', shade(gold, 0.1), 3) +
        ball(4, -300, 5, gold),
    ) + gem('drop', [x + side * 4, -248], [27, 46], stone, name)
  return {
    defs: polished(id, gold, 150, 440),
    body: group({ transform: 'translate(0 84)' }, one(-86, -1, 'colibri'), one(86, 1, 'colibri deux')),
    half: 0,
    glints: [
      [-96, -190, 18],
      [128, -266, 12],
    ],
  }
}

/** Two hoops: one faces us, the other turns away. */
export const sinnamary: Draw = (id, gold) => ({
  defs: polished(id, gold, 150, 250),
  body:
    group({ transform: 'translate(88 -10)' }, hoop(id, gold, [0, -112, 52, 110], 15) + ball(-4, -222, 9, gold)) +
    group(
      { transform: 'translate(-46 0)' },
      hoop(id, gold, [0, -128, 112, 124], 17) +
        // Hammered: light in small strokes along the wire.
        Array.from({ length: 15 }, (_, i) => {
          const turn = (0.52 + i * 0.062) * 2 * Math.PI
          const [x, y] = [Math.sin(turn) * 112, -128 - Math.cos(turn) * 124]
          return element('ellipse', {
            ...{ rx: 6.4, ry: 3, fill: '#fff6dc', opacity: i % 2 ? 0.34 : 0.6 },
            transform: `translate(${tenth(x)} ${tenth(y)})rotate(${Math.round((turn * 180) / Math.PI)})`,
          })
        }).join('') +
        ball(-3, -252, 10, gold),
    ),
  half: 120,
  glints: [
    [-132, -196, 20],
    [118, -180, 11],
  ],
})

/** Fireflies: two small round stones, one looking up, one at us. */
export const luciole: Draw = (id, gold, stone) => {
  const stud = (x: number, y: number, r: number, name: string) =>
    element('circle', { cx: x, cy: y, r: r + 11, fill: shade(gold, -0.34) }) +
    element('circle', { cx: x - 2, cy: y - 2, r: r + 9, fill: 'none', stroke: polish(id), 'stroke-width': 9 }) +
    gem('round', [x, y], [r, r], stone, name) +
    [0.125, 0.375, 0.625, 0.875]
      .map((share) =>
        ball(x + Math.sin(share * 2 * Math.PI) * (r + 3), y - Math.cos(share * 2 * Math.PI) * (r + 3), 6, gold),
      )
      .join('')
  return {
    defs: polished(id, gold, 170, 240),
    body:
      line('M92 -78C120 -66 150 -44 168 -26', polish(id), 5) +
      element('ellipse', { cx: 84, cy: -78, rx: 58, ry: 66, fill: shade(gold, -0.34) }) +
      stud(80, -84, 52, 'luciole') +
      stud(-70, -112, 78, 'luciole deux'),
    half: 128,
    glints: [
      [-26, -168, 26],
      [110, -118, 14],
    ],
  }
}
