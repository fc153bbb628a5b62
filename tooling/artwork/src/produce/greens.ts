import { shade } from '../colour.ts'
import { area, element, group, line, linearGradient, ref, use } from '../markup.ts'
import { seeded } from '../seed.ts'
import { again, put, shadow, sheen } from '../touches.ts'
import type { Draw } from './food.ts'

/** Three ears in their husks, young and pale. */
export const corn: Draw = (name) => {
  const ear = 'M0-244C22-240 40-204 46-160C52-100 48-40 34 0H-34C-48-40-52-100-46-160C-40-204-22-240 0-244Z'
  const husk = (side: 1 | -1, reach: number, hue: string) =>
    area(
      `M0 8C${side * 30} 10 ${side * 66} -20 ${side * (64 + reach)} -${112 + reach}C${side * (50 + reach)} -150 ${side * (60 + reach)} -188 ${side * (72 + reach * 1.6)} -${214 - reach}C${side * 34} -170 ${side * 6} -100 0 -40Z`,
      hue,
    ) +
    line(
      `M${side * 8} 2C${side * 34} -10 ${side * 54} -60 ${side * (56 + reach * 0.7)} -120M${side * 5} -8C${side * 24} -30 ${side * 40} -80 ${side * 46} -130`,
      '#e9f0bd',
      1.6,
      { opacity: 0.7 },
    )
  return {
    width: 326,
    height: 272,
    feet: [
      [-92, -4, 60, 12],
      [92, -4, 60, 12],
      [0, 4, 70, 13],
    ],
    defs:
      element(
        'pattern',
        { id: `${name}-k`, width: 15, height: 26, patternUnits: 'userSpaceOnUse', x: -7.5 },
        element('rect', { width: 15, height: 26, fill: '#cf9a35' }) +
          element('rect', { x: 0.8, y: 0.8, width: 13.4, height: 11.6, rx: 5, fill: '#f7dc83' }) +
          element('rect', { x: 0.8, y: 13.8, width: 13.4, height: 11.6, rx: 5, fill: '#f3d273' }) +
          element('ellipse', { cx: 5, cy: 4.4, rx: 3.2, ry: 1.9, fill: '#fffbe0', opacity: 0.95 }) +
          element('ellipse', { cx: 5, cy: 17.4, rx: 3.2, ry: 1.9, fill: '#fffbe0', opacity: 0.85 }),
      ) +
      linearGradient(`${name}-l`, [
        [0, '#8a5a10', 0.5],
        [0.24, '#fff6c8', 0.26],
        [0.55, '#a86f14', 0.06],
        [1, '#7a4a0a', 0.6],
      ]) +
      linearGradient(`${name}-g`, [
        [0, '#a9c866'],
        [1, '#6b9a3a'],
      ]) +
      linearGradient(`${name}-h`, [
        [0, '#c6d98a'],
        [1, '#86ad4c'],
      ]) +
      element('path', { id: `${name}-o`, d: ear }) +
      group(
        { id: `${name}-a` },
        line('M-4-240C-14-262-30-268-40-266M0-242C2-264-6-276-14-280M4-240C12-262 24-268 34-264', '#a9752c', 2.4),
        husk(-1, 14, '#7fa544'),
        husk(1, 14, '#6f963a'),
        use(`${name}-o`, { fill: ref(`${name}-k`) }),
        use(`${name}-o`, { fill: ref(`${name}-l`) }),
        sheen(-16, -150, 10, 70, 3, 0.34),
        husk(-1, -12, ref(`${name}-h`)),
        husk(1, -12, ref(`${name}-g`)),
        area('M-18 2C-10 22 10 22 18 2Z', '#8fae55'),
      ),
    body:
      again(`${name}-a`, -76, -14, -19, 0.86) +
      again(`${name}-a`, 78, -14, 19, 0.86) +
      shadow(0, -90, 90, 120, 0.34) +
      again(`${name}-a`, 0, 0, 1, 0.98),
  }
}

/** A bunch tied with jute: long stems, flat leaves in threes. */
export const coriander: Draw = (name) => {
  const random = seeded(name)
  const lobe =
    'M0 0C-5-9-15-13-18-23C-23-30-18-39-11-36C-10-46-3-50 0-46C3-50 10-46 11-36C18-39 23-30 18-23C15-13 5-9 0 0Z'
  const leafOf = (id: string, hue: `#${string}`) =>
    group(
      { id },
      line('M0 22V0', shade(hue, 0.08), 2.6),
      ...[-64, 64, 0].map((turn) =>
        put(
          0,
          turn === 0 ? -6 : 2,
          area(lobe, turn === 0 ? shade(hue, 0.035) : hue) +
            area('M0 0C5-9 15-13 18-23C23-30 18-39 11-36C10-46 3-50 0-46Z', shade(hue, -0.07)) +
            line('M0 0V-38M0-16L-11-28M0-16L11-28', shade(hue, 0.15), 1.3, { opacity: 0.75 }),
          turn,
          turn === 0 ? 1.04 : 0.92,
        ),
      ),
    )
  // Far leaves first, each on a stem of its own that leaves the tie.
  const places = Array.from({ length: 27 }, (_, index) => {
    const row = Math.floor(index / 9)
    const across = ((index % 9) / 8 - 0.5) * (1.86 - row * 0.3) + (random() - 0.5) * 0.16
    const far = 186 - row * 42 + (random() - 0.5) * 30
    return {
      across,
      row,
      x: Math.round(Math.sin(across) * far * 0.86),
      y: Math.round(-62 - Math.cos(across) * far * 0.96),
    }
  })
  const stem = ({ x, y }: { x: number; y: number }) =>
    `M${Math.round(x * 0.1)}-58Q${Math.round(x * 0.34)} ${Math.round(y * 0.62)} ${x} ${y + 20}`
  const stub = Array.from({ length: 15 }, (_, index) => {
    const across = index / 14 - 0.5
    return `M${Math.round(across * 46)}-58L${Math.round(across * 92)} ${Math.round(4 - Math.abs(across) * 8 + random() * 8)}`
  })
  const kinds = ['d', 'a', 'b']
  return {
    width: 324,
    height: 284,
    feet: [[0, 0, 56, 11]],
    defs: leafOf(`${name}-a`, '#4a9440') + leafOf(`${name}-b`, '#67ac4b') + leafOf(`${name}-d`, '#357d38'),
    body:
      line(stub.join(''), '#5f9a44', 6) +
      line(stub.filter((_, index) => index % 2).join(''), '#a3cf78', 2.2) +
      line(places.map(stem).join(''), '#5c9a48', 4) +
      line(
        places
          .filter((_, index) => index % 2)
          .map(stem)
          .join(''),
        '#93c46c',
        1.6,
      ) +
      places
        .map(({ x, y, across, row }) =>
          again(
            `${name}-${kinds[row] ?? 'a'}`,
            x,
            y,
            Math.round(across * 54 + (random() - 0.5) * 44),
            Math.round((0.82 + random() * 0.26) * 100) / 100,
          ),
        )
        .join('') +
      line('M-26-64C-12-57 12-57 26-64M-26-56C-12-49 12-49 26-56M-25-48C-12-42 12-42 25-48', '#a9793f', 7) +
      line('M-26-66C-12-59 12-59 26-66M-26-58C-12-51 12-51 26-58M-25-50C-12-44 12-44 25-50', '#e2bd80', 2.4) +
      line('M20-50C38-42 42-28 34-14M20-52C46-54 56-42 58-28', '#b98a4c', 3.4),
  }
}
