import { type Hue, mix, shade } from '../colour.ts'
import { element, line } from '../markup.ts'
import { seeded } from '../seed.ts'
import { cabochon } from './gem.ts'
import { ball, type Draw, polish, polished, tenth } from './jewel.ts'

/** Where something lies on a bracelet that stands a little towards us: a share of the way around, from the back. */
const ring = (share: number, rx: number, ry: number, cy: number): readonly [x: number, y: number] => {
  const turn = share * 2 * Math.PI
  return [Math.sin(turn) * rx, cy - Math.cos(turn) * ry]
}

/** A river in two arms that cross and part, over and under. */
export const fleuve: Draw = (id, gold) => {
  const arm = (phase: number, from: number, to: number) =>
    Array.from({ length: 49 }, (_, i) => {
      const share = from + ((to - from) * i) / 48
      const sway = Math.sin(share * 2 * Math.PI * 9 + phase)
      const [x, y] = ring(share, 158 + sway * 7, 88, -112)
      return `${i ? 'L' : 'M'}${tenth(x)} ${tenth(y + sway * 15)}`
    }).join('')
  const ribbon = (d: string, width: number) =>
    line(d, shade(gold, -0.36), width * 1.3, { transform: 'translate(2 2.4)' }) +
    line(d, polish(id), width) +
    line(d, '#fff6dc', width * 0.16, { transform: 'translate(-1.6 -2.2)', opacity: 0.55 })
  const [back, front] = [[0.75, 1.25] as const, [0.25, 0.75] as const]
  return {
    defs: polished(id, gold, 170, 210),
    body:
      ribbon(arm(0, ...back), 7) +
      ribbon(arm(Math.PI, ...back), 7) +
      ribbon(arm(0, ...front), 10.5) +
      ribbon(arm(Math.PI, ...front), 10.5),
    half: 138,
    glints: [
      [-112, -50, 22],
      [96, -184, 11],
    ],
  }
}

/** A stiff round of gold, open by a finger's width, with a ball at each end. */
export const kourou: Draw = (id, gold) => {
  const arc = (from: number, to: number, ry = 104, cy = -124) =>
    Array.from({ length: 41 }, (_, i) => {
      const [x, y] = ring(from + ((to - from) * i) / 40, 158, ry, cy)
      return `${i ? 'L' : 'M'}${tenth(x)} ${tenth(y)}`
    }).join('')
  const [l, r] = [ring(0.53, 158, 104, -124), ring(0.44, 158, 104, -124)]
  const long = arc(0.53, 1.44)
  return {
    defs: polished(id, gold, 170, 230),
    body:
      line(long, shade(gold, -0.38), 25, { transform: 'translate(3 4)' }) +
      line(long, polish(id), 21) +
      line(arc(0.56, 0.8), '#fff6dc', 3.4, { transform: 'translate(-3 -5)', opacity: 0.75 }) +
      line(arc(1.1, 1.38), shade(gold, -0.3), 3, { transform: 'translate(4 5)', opacity: 0.8 }) +
      [l, r].map(([x, y]) => ball(x, y, 19, gold)).join(''),
    half: 132,
    glints: [
      [-128, -176, 24],
      [54, -34, 13],
    ],
  }
}

/** Seeds of the forest on a thread: red, brown, ivory, each a little different. */
export const graines: Draw = (id, gold, stone) => {
  const random = seeded('graines')
  const hues: readonly Hue[] = [stone, '#4a2a1c', '#e6d8bd', mix(stone, '#2a1208', 0.45), '#8a5a34']
  const beads = Array.from({ length: 25 }, (_, i) => {
    const share = (i + 0.5) / 25
    const [x, y] = ring(share, 150, 84, -104)
    const near = (y + 188) / 168
    return { x, y, size: 12 + near * 9.5, hue: hues[Math.floor(random() * hues.length)] ?? stone, index: i }
  }).toSorted((one, other) => one.y - other.y)
  const kinds = hues.map((hue, index) => cabochon(`${id}${index}`, [0, 0], [1, 0.9], hue))
  return {
    defs: polished(id, gold, 170, 210) + kinds.map(({ defs }) => defs).join(''),
    body: beads
      .map(({ x, y, size, hue, index }) =>
        index % 8 === 4
          ? ball(x, y, tenth(size * 0.72), gold)
          : element(
              'g',
              {
                transform: `translate(${tenth(x)} ${tenth(y)})rotate(${Math.round(random() * 60 - 30)})scale(${tenth(size)})`,
              },
              kinds[hues.indexOf(hue)]?.body ?? '',
            ),
      )
      .join(''),
    half: 128,
    glints: [[-64, -36, 14]],
  }
}
