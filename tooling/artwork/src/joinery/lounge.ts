import { type Hue, shade } from '../colour.ts'
import type { Point } from '../curve.ts'
import { area, clip, element, group, line, linearGradient, ref } from '../markup.ts'
import { assembled, type Draw } from './joint.ts'
import { member } from './member.ts'

type Drawn = { readonly defs: string; readonly body: string }

/** A cushion from its side: an outline filled with woven cloth, light on its crown, a welt along its middle. */
function cushion(id: string, d: string, welt: string, creases: string, cloth: Hue): Drawn {
  return {
    defs:
      linearGradient(
        `${id}f`,
        [
          [0, shade(cloth, 0.1)],
          [0.4, shade(cloth, 0.01)],
          [0.8, shade(cloth, -0.09)],
          [1, shade(cloth, -0.14)],
        ],
        { x2: 0.5, y2: 1 },
      ) +
      element(
        'pattern',
        { id: `${id}w`, width: 4, height: 4, patternUnits: 'userSpaceOnUse' },
        line('M0 .8h2.4M2 2.8h2', '#fff', 0.7, { opacity: 0.28 }) +
          line('M0 1.8h2.4M2 3.8h2', '#000', 0.7, { opacity: 0.24 }),
      ) +
      clip(`${id}c`, element('path', { d })),
    body:
      area(d, ref(`${id}f`)) +
      area(d, ref(`${id}w`), { opacity: 0.6 }) +
      group(
        { 'clip-path': ref(`${id}c`) },
        line(creases, '#000', 7, { opacity: 0.07 }) + line(creases, '#000', 2.4, { opacity: 0.16 }),
      ) +
      line(welt, shade(cloth, -0.2), 3.4, { opacity: 0.7 }) +
      line(welt, shade(cloth, 0.1), 1.6, { transform: 'translate(-.8 -1)' }),
  }
}

/** The end of a tenon, pegged through its joint. */
const peg = (x: number, y: number, wood: Hue): string =>
  element('circle', { cx: x, cy: y, r: 3.2, fill: shade(wood, -0.16) }) +
  element('circle', { cx: x - 0.6, cy: y - 0.6, r: 2, fill: shade(wood, 0.04) })

/** Where a member is joined, it darkens the one it joins. */
const joined = (x: number, y: number, rx: number, ry: number): string =>
  element('ellipse', { cx: x, cy: y, rx, ry, fill: '#1c1008', opacity: 0.24 })

/**
 * An armchair from its side, facing left. The rear leg is one piece with the post that carries the back: it bends at the
 * seat. The rail is held by both legs, the arm by the front leg below it and by the post. `tall`: the height of its back.
 */
const lounge =
  (tall: number): Draw =>
  (name, { wood, cloth }) => {
    const top = -tall + 5
    // The post leans back by sixteen degrees above the seat.
    const crown = 92 + (-top - 150) * Math.tan((13.2 * Math.PI) / 180)
    const far = shade(wood, -0.09)
    const lean = Math.round((Math.atan2(crown - 92, -top - 150) * 180) / Math.PI)
    const backLong = -top - 146
    const post: readonly Point[] = [
      [130, -2],
      [108, -74],
      [93, -140],
      [98, -206],
      [crown, top],
    ]
    const shifted = (places: readonly Point[]) => places.map(([x, y]): Point => [x - 11, y - 7])
    const part = (id: string, places: readonly Point[], thick: readonly [number, number, number], hue = wood) =>
      member(`${name}${id}`, places, thick, hue)
    return assembled(
      [
        [-134, 13],
        [128, 13],
        [0, 128],
      ],
      // The far side, a hand's breadth deeper in the room.
      part(
        'a',
        shifted([
          [-133, -2],
          [-124, -120],
          [-121, -222],
        ]),
        [13, 18, 16],
        far,
      ),
      part('b', shifted(post.slice(0, 3)), [13, 18, 20], far),
      part(
        'c',
        [
          [-120, -134],
          [94, -118],
        ],
        [18, 18, 18],
        far,
      ),
      // The back leans on its posts.
      group({ transform: `translate(78 -150)rotate(${lean})` }, cushionBack(name, cloth, backLong).body),
      { defs: cushionBack(name, cloth, backLong).defs, body: '' },
      part(
        'e',
        [
          [-126, -141],
          [-20, -133],
          [100, -121],
        ],
        [24, 26, 24],
      ),
      cushion(
        `${name}s`,
        'M-134-166C-138-182-130-194-112-195C-50-196 20-184 78-172C88-169 90-158 84-148C80-142 70-140 58-141L-116-152C-128-153-132-158-134-166Z',
        'M-133-167C-80-172 10-162 86-152',
        'M60-178C40-168 30-160 26-142M80-168C66-160 60-150 58-138M-126-186C-118-178-116-168-118-154',
        cloth,
      ),
      element('path', { d: 'M-116-148L70-136L96-132L94-124L-118-140Z', fill: '#1c1008', opacity: 0.3 }),
      part(
        'f',
        [
          [-126, -56],
          [0, -54],
          [106, -58],
        ],
        [9, 11, 9],
      ),
      part(
        'g',
        [
          [-133, -2],
          [-125, -120],
          [-122, -226],
        ],
        [14, 20, 17],
      ),
      joined(96, -220, 8, 5),
      part('i', post, [14, 22, 13]),
      joined(-122, -221, 8, 4),
      part(
        'h',
        [
          [-143, -230],
          [-110, -236],
          [0, -236],
          [104, -226],
        ],
        [13, 17, 15],
      ),
      ...[peg(-124, -141, wood), peg(-126, -56, wood), peg(96, -122, wood), peg(102, -226, wood)],
    )
  }

/** The cushion of the back, upright on its foot, so long. */
const cushionBack = (name: string, cloth: Hue, long: number): Drawn =>
  cushion(
    `${name}k`,
    `M-30-6C-38-40-40-${long - 40}-32-${long - 14}C-28-${long - 1}-16-${long + 2}-2-${long}C8-${long - 2} 12-${long - 12} 12-${long - 26}L14-10C12 2 4 6-10 5C-22 4-28 2-30-6Z`,
    `M-9 4C-13-50-14-${long - 50}-8-${long - 1}`,
    `M-32-36C-22-32-16-26-10-16M-34-${Math.round(long * 0.55)}C-26-${Math.round(long * 0.53)}-20-${Math.round(long * 0.5)}-14-${Math.round(long * 0.46)}`,
    cloth,
  )

export const pampero: Draw = lounge(376)
export const pamperoLow: Draw = lounge(328)
