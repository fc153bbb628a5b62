import { area, group, line, linearGradient, ref, use } from '../markup.ts'
import { seeded } from '../seed.ts'
import { look, oval, type Part, type SeenBlade } from '../shapes/blade.ts'
import { leaflets } from '../shapes/leaflets.ts'
import { bowed, stalk } from '../shapes/stalk.ts'
import { heading, nearness, plus, seen, type Vec } from '../space.ts'
import type { Still, Wanted } from '../still.ts'
import { pot } from '../wares/pot.ts'

/** A crown of branches: where they end up, evenly around a middle. */
export function branches(
  random: () => number,
  count: number,
  { soil, reach, droop, rise }: { soil: number; reach: number; droop: number; rise: number },
) {
  return Array.from({ length: count }, (_, index) => {
    const outer = (index + 0.5) / count
    const azimuth = index * 2.4
    const root = plus([0, soil - 4, 0], heading(azimuth, 0), 8 + outer * 22)
    return {
      azimuth,
      outer,
      way: bowed(
        root,
        azimuth,
        1.56 - outer * rise,
        droop * (0.5 + outer),
        reach * (1.06 - outer * 0.24) + random() * 50,
      ),
    }
  })
}

/** Paper-thin bracts in threes, over and over. */
export function bougainvillea({ name, hue, fine }: Wanted): Still {
  const random = seeded(name)
  const vessel = pot({ name, hue, fine, finish: 'clay', height: 206, mouth: 142, foot: 98, style: 'rimmed' })
  const grown = branches(random, fine ? 16 : 11, { soil: -vessel.soilY, reach: 420, droop: 1, rise: 0.62 })
  const green: SeenBlade[] = []
  const bracts: SeenBlade[] = []
  const eyes: Part[] = []
  for (const { azimuth, way } of grown) {
    for (let step = 0; step < (fine ? 7 : 4); step++)
      green.push(
        look({
          from: way(0.2 + (step / (fine ? 7 : 4)) * 0.78),
          azimuth: azimuth + (step % 2 ? 1.2 : -1.2) + random() * 0.5,
          rise: 0.3 + random() * 0.3,
          fall: 0.6,
          length: 66 + random() * 14,
          width: 24,
          outline: oval(0.4, 0.8),
          fold: 0.2,
        }),
      )
    const clusters = fine ? 4 : 3
    for (let cluster = 0; cluster < clusters; cluster++) {
      const middle: Vec = plus(
        way(0.46 + (cluster / (clusters - 1)) * 0.54),
        heading(random() * 6.3, random() - 0.2),
        14 + random() * 20,
      )
      const turn = random() * 2
      for (const third of [0, 1, 2])
        bracts.push(
          look({
            from: middle,
            azimuth: turn + third * 2.1,
            rise: 0.5 + random() * 0.3,
            fall: -0.2,
            length: 50 + random() * 10,
            width: 25 + random() * 4,
            outline: oval(0.46, 0.7),
            fold: 0.22,
            lean: { angle: 0.5 + random() * 0.5, around: middle },
          }),
        )
      if (fine && cluster % 2 === 0) {
        const [x, y] = seen(middle)
        eyes.push({
          near: nearness(middle) + 26,
          body: line(`M${Math.round(x) - 4} ${Math.round(y) - 8}h0m8-3h0m-2 8h0`, '#fbf3d3', 6),
        })
      }
    }
  }
  const parts = [
    ...leaflets(green, { face: '#4f8a42', shadow: ({ near }) => (near < 50 ? 0.15 : 0), whole: true, together: 14 }),
    ...leaflets(bracts, {
      face: '#d23a7c',
      under: '#b92f72',
      shadow: ({ near }) => (near < 50 ? 0.12 : 0),
      together: 12,
    }),
    ...eyes,
    ...grown.flatMap(({ way }) => stalk(way, [9, 3], '#75583c', fine ? 3 : 1)),
  ]
  return { name, defs: vessel.defs, foot: 94, body: vessel.planted(parts) }
}

/** The sacred flower of the Andes: red trumpets that hang, yellow at their throat, in a green cup. */
export function kantuta({ name, hue, fine }: Wanted): Still {
  const random = seeded(name)
  const vessel = pot({ name, hue, fine, finish: 'clay', height: 206, mouth: 142, foot: 98, style: 'rimmed' })
  const grown = branches(random, fine ? 18 : 12, { soil: -vessel.soilY, reach: 440, droop: 0.9, rise: 0.5 })
  const green = grown.flatMap(({ azimuth, way }) =>
    Array.from({ length: fine ? 16 : 11 }, (_, step) =>
      look({
        from: way(0.16 + (step / (fine ? 16 : 11)) * 0.84),
        azimuth: azimuth + (step % 2 ? 1.1 : -1.1) + (random() - 0.5),
        rise: 0.5 + random() * 0.4,
        fall: 0.5,
        length: 52 + random() * 10,
        width: 13,
        outline: oval(0.45, 0.8),
        fold: 0.2,
      }),
    ),
  )
  const trumpets = grown
    .filter((_, index) => index % (fine ? 1 : 2) === 0)
    .flatMap(({ way, azimuth }, index): readonly Part[] =>
      [0.98, ...(index % 2 ? [0.8] : [])].map((share) => {
        const from = way(share)
        const [x, y] = seen(from)
        const lean = Math.round(-Math.cos(azimuth) * 24 + (random() - 0.5) * 16)
        return {
          near: nearness(from) + 30,
          body: use(`${name}-t`, {
            transform: `translate(${Math.round(x)} ${Math.round(y)})rotate(${lean})scale(${(0.9 + random() * 0.22).toFixed(2)})`,
          }),
        }
      }),
    )
  return {
    name,
    defs: vessel.defs + trumpet(`${name}-t`),
    foot: 94,
    body: vessel.planted([
      ...leaflets(green, { face: '#4c8440', whole: !fine, shadow: ({ near }) => (near < 50 ? 0.16 : 0), together: 14 }),
      ...trumpets,
      ...grown.flatMap(({ way }) => stalk(way, [9, 4], '#7a6144', 1)),
    ]),
  }
}

const trumpet = (id: string): string =>
  linearGradient(`${id}l`, [
    [0, '#8e1420'],
    [0.3, '#e2443a'],
    [0.6, '#c8202b'],
    [1, '#7d0f1d'],
  ]) +
  linearGradient(
    `${id}y`,
    [
      [0, '#f1c64a'],
      [0.5, '#e9a23a', 0.6],
      [1, '#c8202b', 0],
    ],
    { x2: 0, y2: 1 },
  ) +
  group(
    { id },
    area('M-10 18C-12 60-14 84-24 102Q0 112 24 102C14 84 12 60 10 18Z', ref(`${id}l`)),
    area('M-10 18C-12 44-12 56-14 70H14C12 56 12 44 10 18Z', ref(`${id}y`)),
    area(
      'M-24 102Q-34 112-40 124Q-26 120-14 110Q-8 124 0 130Q8 124 14 110Q26 120 40 124Q34 112 24 102Q0 90-24 102Z',
      '#d9303a',
    ),
    area('M-24 102Q0 92 24 102Q0 112-24 102Z', '#6d0c1a'),
    area('M-11 0Q0-8 11 0Q15 20 11 34L6 24 0 36-6 24-11 34Q-15 20-11 0Z', '#6f9a48'),
    line('M-5 4V24M3 2V26', '#9cc070', 2, { opacity: 0.6 }),
    line('M0 106V122M-5 106L-8 118M5 106L9 118', '#f6d98a', 2.4),
  )
