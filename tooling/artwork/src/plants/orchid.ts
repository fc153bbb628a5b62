import { curved } from '../curve.ts'
import { group, line, use } from '../markup.ts'
import { seeded } from '../seed.ts'
import { foliage, inDepth, look, oval, type Part, rib, type SeenBlade } from '../shapes/blade.ts'
import { bowed, stalk } from '../shapes/stalk.ts'
import { heading, nearness, plus, seen, type Vec } from '../space.ts'
import type { Still, Wanted } from '../still.ts'
import { pot } from '../wares/pot.ts'

/** Two arching sprays of white flowers over broad strap leaves. */
export function orchid({ name, hue, fine }: Wanted): Still {
  const random = seeded(name)
  const vessel = pot({
    name,
    hue,
    fine,
    finish: 'glaze',
    height: 196,
    mouth: 128,
    foot: 96,
    style: 'straight',
    filling: 'gravel',
  })
  const soil = -vessel.soilY
  const straps = foliage(
    `${name}l`,
    [
      [0.1, 0.5],
      [3.1, 0.55],
      [0.9, 0.7],
      [2.5, 0.6],
      [5.6, 0.9],
      [4.2, 0.8],
    ].map(([azimuth = 0, rise = 0], index) =>
      look({
        from: [0, soil + 4, 0],
        azimuth,
        rise,
        fall: 1.1,
        length: 210 - index * 16,
        width: 44,
        outline: oval(0.56, 0.5),
        fold: 0.26,
      }),
    ),
    {
      face: '#3d7a42',
      gloss: 0.3,
      steps: 3,
      flat: !fine,
      paint: (leaf) => line(rib(leaf), '#2d5f35', 2.4, { opacity: 0.6 }),
    },
  )
  const sprays = [
    { azimuth: 2.7, length: 800, flowers: 6, fall: 2.5 },
    { azimuth: 0.5, length: 640, flowers: 5, fall: 2.3 },
  ].map(({ azimuth, length, flowers, fall }) => {
    const way = arched([0, soil, 0], azimuth, fall, length)
    const at = (index: number): Vec => way(0.5 + (index / (flowers + 1)) * 0.5)
    const open = Array.from({ length: flowers }, (_, index): Part => {
      const [x, y] = seen(plus(at(index), [index % 2 ? 22 : -18, -34, 20]))
      const size = 1.3 - index * 0.08
      const side = Math.cos(azimuth) < 0 ? (index % 2 ? 'm' : 'n') : index % 2 ? 'n' : 'o'
      return {
        near: nearness(at(index)) + 40 + index,
        body: use(`${name}${side}`, {
          transform: `translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round((random() - 0.5) * 16)})scale(${size.toFixed(2)})`,
        }),
      }
    })
    const buds = [0, 1].map((index): Part => {
      const [x, y] = seen(at(flowers + 0.3 + index * 0.7))
      return {
        near: 300,
        body: line(
          `M${Math.round(x)} ${Math.round(y)}q2 8 ${index ? 4 : 6} ${index ? 12 : 18}`,
          '#cfd9a4',
          index ? 13 : 19,
        ),
      }
    })
    return [...open, ...buds, ...stalk(way, [9, 5], '#6c8c48', 4)]
  })
  const turns = [
    ['m', -0.5],
    ['n', 0],
    ['o', 0.5],
  ] as const
  const flowers = turns.map(([key, turn]) => flower(`${name}${key}`, turn, fine))
  return {
    name,
    defs: vessel.defs + straps.defs + flowers.map(({ defs }) => defs).join(''),
    foot: 94,
    body: vessel.planted([...straps.parts, ...sprays.flat()]),
  }
}

/** A stem that stands for half its length, and bows from there. */
function arched(from: Vec, azimuth: number, fall: number, length: number): (share: number) => Vec {
  const stood = bowed(from, azimuth, 1.5, 0.1, length / 2)
  const bow = bowed(stood(1), azimuth, 1.4, fall, length / 2)
  return (share) => (share < 0.5 ? stood(share * 2) : bow(share * 2 - 1))
}

/** Three sepals, two broad petals before them, and the lip; turned to one side. */
function flower(id: string, turn: number, fine: boolean) {
  const facing = (angle: number, length: number, width: number, blunt: number, out: number): SeenBlade => {
    const direction = heading(angle, 0)
    // In the plane of the flower, which stands upright: what was towards the camera goes up.
    return look({
      from: [direction[0] * 6, 0, 0],
      azimuth: angle,
      rise: -out,
      fall: out * 1.4,
      length,
      width,
      outline: oval(0.56, blunt),
      fold: 0.12,
      lean: { angle: -1.36, around: [0, 0, 0] },
    })
  }
  const squeeze = `scale(${Math.cos(turn).toFixed(2)} 1)skewY(${Math.round(turn * 8)})`
  const back = foliage(
    `${id}s`,
    [
      facing(-Math.PI / 2, 66, 24, 0.7, -0.1),
      facing(0.62, 62, 22, 0.7, -0.1),
      facing(Math.PI - 0.62, 62, 22, 0.7, -0.1),
    ],
    {
      face: '#efece6',
      under: '#e2e2d0',
      steps: 2,
      flat: !fine,
    },
  )
  const front = foliage(`${id}p`, [facing(-0.3, 68, 46, 0.44, 0.1), facing(Math.PI + 0.3, 68, 46, 0.44, 0.1)], {
    face: '#f6f3ee',
    under: '#f3efe8',
    steps: 3,
    shadow: () => -0.2,
    flat: !fine,
    ...(fine && {
      paint: ({ at }: SeenBlade) =>
        line(
          [-0.5, 0, 0.5].map((across) => curved(at(0.1, across * 0.5), at(0.45, across), at(0.8, across))).join(''),
          '#d8cfd0',
          1.4,
          { opacity: 0.6 },
        ),
    }),
  })
  return {
    defs:
      back.defs +
      front.defs +
      group(
        { id },
        group(
          { transform: squeeze },
          inDepth(back.parts),
          inDepth(front.parts),
          line('M0 8Q-14 14-12 26M0 8Q14 14 12 26', '#f2c94e', 9),
          line('M0 6V30', '#c2487a', 11),
          line('M0 30l-7 9M0 30l7 9', '#d8799c', 4),
          line('M0-2V4', '#fffdf4', 13),
          line('M-5 10h0M5 10h0', '#9d2f4f', 3),
        ),
      ),
  }
}
