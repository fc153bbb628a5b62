import { area, element, group, line, linearGradient, radialGradient, ref } from '../markup.ts'
import { fronds } from '../plants/fern.ts'
import { rosette, spoon } from '../plants/rosette.ts'
import { seeded } from '../seed.ts'
import { inDepth, rib, type SeenBlade } from '../shapes/blade.ts'
import { arcOf, disc, type Ring, turnedLight, wallOf } from '../shapes/turned.ts'
import { FLAT } from '../space.ts'
import type { Still, Wanted } from '../still.ts'

const GLASS: readonly Ring[] = [
  [78, -420, 'corner'],
  [80, -396],
  [150, -330],
  [182, -230],
  [178, -110],
  [150, -24],
  [112, 0],
]

/** A closed glass jar with a small wood in it: gravel, soil, moss, a fern and a red-veined fittonia. */
export function terrarium({ name, fine }: Wanted): Still {
  const random = seeded(name)
  const inside = (at: number) => GLASS.reduce((found, [radius, y]) => (y <= at ? radius : found), 112) - 8
  const layer = (top: number, fill: string) => area(`${arcTop(inside(top), top)}V20H-200V${top}Z`, fill)
  const moss = Array.from({ length: fine ? 150 : 60 }, () => {
    const [turn, far] = [random() * Math.PI * 2, Math.sqrt(random())]
    const [x, y] = [Math.cos(turn) * far * 146, Math.sin(turn) * far * 30 - 118 - Math.cos(far * 1.6) * 22]
    return `M${Math.round(x)} ${Math.round(y)}h0`
  })
  const pebbles = Array.from(
    { length: fine ? 44 : 24 },
    () => `M${Math.round((random() * 2 - 1) * 140)} ${Math.round(-40 + random() * 34)}h${Math.round(random() * 4)}`,
  ).join('')
  const wood = fronds(`${name}f`, { count: fine ? 13 : 6, pairs: fine ? 9 : 7, soil: 128, size: 0.56 })
  const heart = rosette(`${name}h`, {
    leaves: fine ? 18 : 9,
    rise: [1.3, 0.3],
    length: [30, 84],
    width: 0.34,
    outline: spoon,
    fall: 0.3,
    fold: 0.2,
    lean: 0.4,
    face: '#4d8a55',
    at: 128,
    heart: 10,
    steps: 2,
    flat: !fine,
    ...(fine && {
      paint: (leaf: SeenBlade) => line(rib(leaf), '#d9718a', 3, { opacity: 0.9 }),
    }),
  })
  return {
    name,
    foot: 118,
    defs:
      heart.defs +
      element('clipPath', { id: `${name}-c` }, element('path', { d: wallOf(GLASS) })) +
      linearGradient(`${name}-e`, [
        [0, '#5a3d28'],
        [0.4, '#4a3221'],
        [1, '#2c1b0f'],
      ]) +
      linearGradient(`${name}-g`, [
        [0, '#e8f2ee', 0.62],
        [0.1, '#ffffff', 0.14],
        [0.5, '#ffffff', 0.04],
        [0.86, '#dfece6', 0.14],
        [1, '#c3d6cd', 0.6],
      ]) +
      radialGradient(
        `${name}-m`,
        [
          [0, '#8db04a'],
          [0.7, '#5f8a38'],
          [1, '#3d6229'],
        ],
        { cx: 0.4, cy: 0.2 },
      ) +
      turnedLight(`${name}-k`, '#c79a68', 'clay', 86),
    body:
      area(wallOf(GLASS), '#dfe9e2', { opacity: 0.5 }) +
      group(
        { 'clip-path': ref(`${name}-c`) },
        layer(-104, ref(`${name}-e`)) + layer(-80, '#3b3733') + layer(-64, '#b9aa92'),
        line(pebbles, '#e3d8c4', 9, { opacity: 0.8 }) +
          line(pebbles, '#8f8069', 4, { opacity: 0.5, transform: 'translate(3 4)' }),
        element('ellipse', { cy: -104, rx: 168, ry: 34, fill: '#3a281a' }),
        element('ellipse', { cx: -10, cy: -122, rx: 150, ry: 36, fill: ref(`${name}-m`) }),
        line(moss.filter((_, index) => index % 2 === 0).join(''), '#43692c', 9, { opacity: 0.8 }),
        line(moss.filter((_, index) => index % 2 === 1).join(''), '#9cc05a', 6, { opacity: 0.85 }),
      ) +
      group({ transform: 'translate(-34 4)' }, inDepth(wood)) +
      group({ transform: 'translate(66 10)' }, inDepth(heart.parts)) +
      area('M-118-92q-16-40 22-44q40 4 34 34q-10 20-56 10z', '#8d8b86') +
      area('M-118-92q-16-40 22-44q14 2 20 8q-30 8-42 36z', '#b7b5ae') +
      area(wallOf(GLASS), ref(`${name}-g`)) +
      area('M-142-310Q-178-220-160-110L-134-90Q-150-200-112-322Z', '#fff', { opacity: 0.55 }) +
      area('M-98-340Q-132-240-122-150L-112-146Q-120-240-86-346Z', '#fff', { opacity: 0.34 }) +
      area('M146-300Q182-200 158-90L164-80Q192-200 154-306Z', '#fff', { opacity: 0.5 }) +
      line(arcOf(112, -4), '#fff', 3, { opacity: 0.5 }) +
      cork(name),
  }
}

const arcTop = (radius: number, y: number) =>
  `M-200 ${y}H${-radius}A${radius} ${Math.round(radius * FLAT)} 0 0 0 ${radius} ${y}H200`

function cork(name: string): string {
  const random = seeded(`${name} cork`)
  const grains = Array.from(
    { length: 30 },
    () => `M${Math.round((random() * 2 - 1) * 72)} ${Math.round(-466 + random() * 46)}h${2 + Math.round(random() * 4)}`,
  ).join('')
  return (
    area(
      wallOf([
        [84, -474, 'corner'],
        [78, -414, 'corner'],
      ]),
      ref(`${name}-k`),
    ) +
    line(grains, '#7d5532', 4, { opacity: 0.5 }) +
    disc(84, -474, '#ddb684') +
    line(arcOf(80, -412), '#fff', 5, { opacity: 0.7 })
  )
}
