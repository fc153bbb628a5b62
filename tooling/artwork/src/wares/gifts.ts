import { mix, shade } from '../colour.ts'
import { area, element, group, line, linearGradient, radialGradient, ref } from '../markup.ts'
import { fronds } from '../plants/fern.ts'
import { rosette, spoon } from '../plants/rosette.ts'
import { seeded } from '../seed.ts'
import { inDepth } from '../shapes/blade.ts'
import { disc, turnedLight, wallOf } from '../shapes/turned.ts'
import type { Still, Wanted } from '../still.ts'

/** A ball of moss bound with thread, a fern growing out of it, on a dark dish. */
export function kokedama({ name, hue, fine }: Wanted): Still {
  const random = seeded(name)
  const tufts = (count: number) =>
    Array.from({ length: count }, () => {
      const [turn, far] = [random() * Math.PI * 2, Math.sqrt(random()) * 120]
      return `M${Math.round(Math.cos(turn) * far)} ${Math.round(-138 + Math.sin(turn) * far * 0.92)}l${Math.round(random() * 8 - 4)}-${4 + Math.round(random() * 6)}`
    }).join('')
  const thread = Array.from({ length: 9 }, (_, turn) => {
    const tilt = -70 + turn * 18 + random() * 8
    return `M-122 ${-138 + tilt}Q${Math.round(random() * 40 - 20)} ${-90 + tilt * 1.2} 122 ${-150 + tilt * 0.6}`
  }).join('')
  return {
    name,
    foot: 150,
    defs:
      radialGradient(
        `${name}m`,
        [
          [0, '#a6bf5c'],
          [0.45, '#6f9440'],
          [1, '#324f22'],
        ],
        { cx: 0.36, cy: 0.28, r: 0.78 },
      ) +
      turnedLight(`${name}d`, hue, 'glaze', 176) +
      element('clipPath', { id: `${name}c` }, element('ellipse', { cy: -138, rx: 122, ry: 116 })),
    body:
      area(
        wallOf([
          [176, -30],
          [168, -8],
          [118, 4],
        ]),
        ref(`${name}d`),
      ) +
      disc(176, -30, shade(hue, 0.08)) +
      disc(166, -28, shade(hue, -0.06)) +
      element('ellipse', { cx: 18, cy: -26, rx: 116, ry: 20, fill: '#120d08', opacity: 0.5 }) +
      element('ellipse', { cy: -138, rx: 122, ry: 116, fill: ref(`${name}m`) }) +
      group(
        { 'clip-path': ref(`${name}c`) },
        line(tufts(fine ? 120 : 50), '#2f4d20', 5, { opacity: 0.6 }),
        line(tufts(fine ? 100 : 40), '#b9cf6e', 4, { opacity: 0.55 }),
        line(thread, '#3b4a24', 3, { opacity: 0.7, transform: 'translate(2 3)' }),
        line(thread, '#d9c99a', 2.4, { opacity: 0.9 }),
      ) +
      inDepth(fronds(`${name}f`, { count: fine ? 17 : 10, pairs: fine ? 11 : 8, soil: 232, size: 0.86 })),
  }
}

/** A wooden crate with a first plant in straw, its small can and a card. */
export function giftCrate({ name, hue, fine }: Wanted): Still {
  const random = seeded(name)
  const plant = rosette(`${name}p`, {
    leaves: fine ? 24 : 15,
    rise: [1.5, 0.24],
    length: [30, 112],
    width: 0.3,
    outline: spoon,
    fall: -0.4,
    fold: 0.2,
    lean: 0.44,
    face: '#8bb08f',
    at: 196,
    heart: 16,
    steps: 2,
    flat: !fine,
  })
  const straw = Array.from({ length: fine ? 90 : 50 }, () => {
    const [x, y] = [Math.round(random() * 400 - 205), Math.round(-150 - random() * 44)]
    return `M${x} ${y}q${Math.round(random() * 30 - 15)} ${Math.round(random() * 20 - 16)} ${Math.round(random() * 50 - 20)} ${Math.round(random() * 18 - 6)}`
  })
  const slat = (y: number) =>
    area(`M-212 ${y}H212V${y + 44}H-212Z`, ref(`${name}w`)) +
    line(`M-212 ${y + 1}H212`, shade(hue, 0.14), 2, { opacity: 0.8 }) +
    line(`M-212 ${y + 44}H212`, shade(hue, -0.3), 4, { opacity: 0.5 }) +
    line(`M-180 ${y + 14}q90 6 180-2M20 ${y + 26}q80-6 160 4M-120 ${y + 34}q60 4 110 0`, shade(hue, -0.16), 2, {
      opacity: 0.4,
    }) +
    line(`M-196 ${y + 14}h0M-196 ${y + 32}h0M196 ${y + 14}h0M196 ${y + 32}h0`, '#6c6256', 6)
  return {
    name,
    foot: 216,
    defs:
      plant.defs +
      linearGradient(`${name}w`, [
        [0, shade(hue, -0.04)],
        [0.3, shade(hue, 0.05)],
        [0.7, hue],
        [1, shade(hue, -0.12)],
      ]) +
      turnedLight(`${name}t`, '#bf6d4c', 'clay', 84),
    body:
      area('M-196-208H196L212-150H-212Z', shade(hue, -0.22)) +
      area('M-196-208H196V-190H-196Z', shade(hue, -0.06)) +
      line(straw.slice(0, straw.length / 2).join(''), '#b98f4d', 4) +
      // The can, half in the straw.
      line('M96-250C86-300 150-310 152-250', '#8f9692', 9) +
      line('M62-206L22-262', '#7b827e', 13) +
      area('M14-270l18-10 8 12-18 10z', '#9aa19d') +
      area('M72-250A46 9 0 0 0 164-250V-160H72Z', '#a9b0ac') +
      area('M72-250A46 9 0 0 0 100-243V-160H72Z', '#7f8682') +
      area('M104-242A46 9 0 0 0 122-241V-160H104Z', '#dfe4e0') +
      element('ellipse', { cx: 118, cy: -250, rx: 46, ry: 9, fill: '#5d6461' }) +
      // The pot.
      group(
        { transform: 'translate(-84 0)' },
        area(
          wallOf([
            [78, -196, 'corner'],
            [58, -90, 'corner'],
          ]),
          ref(`${name}t`),
        ),
        area(
          wallOf([
            [86, -214, 'corner'],
            [84, -188, 'corner'],
          ]),
          ref(`${name}t`),
        ),
        disc(86, -214, mix('#bf6d4c', '#ffffff', 0.1)) + disc(78, -212, '#4a3324'),
        inDepth(plant.parts),
      ) +
      line(straw.slice(straw.length / 2).join(''), '#dcb86f', 4) +
      line(straw.slice(straw.length / 2, straw.length * 0.75).join(''), '#f0d897', 2.4, {
        transform: 'translate(6-8)',
      }) +
      area('M-212-152H212V0H-212Z', shade(hue, -0.26)) +
      [-152, -102, -52].map((y) => slat(y)).join('') +
      area('M-212-152h30V0h-30zM182-152h30V0h-30z', shade(hue, -0.02)) +
      line('M-182-152V0M182-152V0', shade(hue, -0.24), 3, { opacity: 0.5 }) +
      card(),
  }
}

/** A card on a string, with a leaf and a line of writing. */
const card = (): string =>
  line('M-30-150C-20-128-4-118 10-112', '#b89a62', 4) +
  group(
    { transform: 'translate(26-74)rotate(5)' },
    area('M-62-40H62V44H-62Z', '#2a1206', { opacity: 0.28, transform: 'translate(7 8)' }),
    area('M-62-40H62V44H-62Z', '#f8f3e6'),
    element('circle', { cx: -50, cy: -28, r: 5, fill: '#8a6a44' }),
    area('M-24 24C-50 8-44-18-20-28C-16-8-16 8-24 24Z', '#2f7a55'),
    area('M-24 24C-2 12-2-12-14-26C-22-10-26 8-24 24Z', '#57a06a'),
    line('M8-12q10-8 16 0t18-2M8 6q8-6 14 0t20-1M8 24q8-5 16 0', '#4f5d55', 3, { opacity: 0.8 }),
  )
