import { area, element, group, line, radialGradient, ref, use } from '../markup.ts'
import { again, dots, lump, put, shadow, sheen } from '../touches.ts'
import type { Draw } from './food.ts'

/** A basketful of cassava-and-cheese rolls, one pulled open. */
export const cassavaRolls: Draw = (name) => {
  const cracks = 'M-26-40q10 8 4 20M18-46q-8 10 2 18q8 6 4 14M-46-14q12-2 16 8'
  return {
    width: 344,
    height: 236,
    feet: [[0, 0, 160, 17]],
    defs:
      element('path', { id: `${name}-o`, d: lump(66, 56, name, 0.03) }) +
      radialGradient(
        `${name}-s`,
        [
          [0, '#fbe6a8'],
          [0.34, '#f1c568'],
          [0.7, '#dc9f3e'],
          [1, '#b8752a'],
        ],
        { cx: 0.45, cy: 0.42, r: 0.62, fx: 0.34, fy: 0.26 },
      ) +
      radialGradient(`${name}-t`, [
        [0, '#b8701f', 0.7],
        [1, '#b8701f', 0],
      ]) +
      group(
        { id: `${name}-a` },
        use(`${name}-o`, { fill: ref(`${name}-s`) }),
        element('ellipse', { cx: 12, cy: -24, rx: 44, ry: 26, fill: ref(`${name}-t`) }),
        line(cracks, '#fdf0c4', 3.4, { opacity: 0.85 }),
        line(dots(16, 50, 40, name), '#a8651f', 2.6, { opacity: 0.4 }),
        line(dots(9, 46, 36, `${name}2`), '#fff3cf', 3.2, { opacity: 0.7 }),
        sheen(-22, -28, 20, 12, -30, 0.6),
      ),
    body: [
      again(`${name}-a`, 4, -176, 20, 0.96),
      shadow(0, -128, 100, 30, 0.45),
      again(`${name}-a`, -66, -112, -20),
      again(`${name}-a`, 70, -110, 64),
      shadow(0, -62, 140, 32, 0.5),
      again(`${name}-a`, -112, -50, 100, 0.98),
      again(`${name}-a`, 116, -48, -30, 0.96),
      shadow(0, -36, 80, 58, 0.45),
      // Torn in two: white and stretchy inside.
      put(
        2,
        -44,
        element('ellipse', { cx: 2, cy: -4, rx: 30, ry: 44, fill: '#e3c681' }) +
          area('M-66 8C-70-30-40-54-6-54C-14-40-4-28-12-14C-4 2-16 22-8 44C-40 50-64 40-66 8Z', ref(`${name}-s`)) +
          area('M70 4C70-32 44-52 12-50C20-36 10-24 20-10C10 6 20 26 12 46C44 48 70 38 70 4Z', ref(`${name}-s`)) +
          area('M-6-54C-14-40-4-28-12-14C-4 2-16 22-8 44C-24 40-36 14-34-8C-32-32-20-48-6-54Z', '#fff6da') +
          area('M12-50C20-36 10-24 20-10C10 6 20 26 12 46C30 40 40 16 38-8C36-30 26-46 12-50Z', '#fdf0c8') +
          line('M-12-26Q4-18 16-28M-12 4Q4 14 14 4M-10 26Q2 34 14 24', '#fff9e6', 5) +
          line(dots(14, 12, 36, `${name}3`), '#e6cf94', 3, { transform: 'translate(-22-6)' }) +
          line(dots(14, 11, 36, `${name}4`), '#e0c786', 3, { transform: 'translate(27-4)' }),
      ),
    ].join(''),
  }
}

/** A round loaf with flour in its cuts, and a slice of it. */
export const sourdough: Draw = (name) => {
  const dome = 'M-148-58C-150-128-86-186 0-186S150-128 148-58C147-22 108 0 0 0S-147-22-148-58Z'
  const slice = 'M-58-6C-74-40-70-86-44-104C-24-116 26-116 46-104C72-88 74-42 60-6C58 2 50 4 42 4H-42C-50 4-56 2-58-6Z'
  const cut = (turn: number, x: number, y: number, length: number) =>
    put(
      x,
      y,
      area(
        `M-${length} 4C-${length / 2}-16 ${length / 2}-18 ${length} 0C${length / 2} 12-${length / 2} 16-${length} 4Z`,
        '#f6e2b8',
      ) +
        line(`M-${length} 4C-${length / 2}-16 ${length / 2}-18 ${length} 0`, '#6d3a16', 4, { opacity: 0.7 }) +
        line(dots(12, length * 0.7, 6, `${name}${turn}`), '#c99a5c', 2.4),
      turn,
    )
  return {
    width: 336,
    height: 224,
    feet: [
      [-14, 0, 146, 17],
      [84, 20, 60, 10],
    ],
    defs:
      radialGradient(
        `${name}-c`,
        [
          [0, '#dca05a'],
          [0.4, '#b9732f'],
          [0.75, '#8f4f1d'],
          [1, '#5f3212'],
        ],
        { cx: 0.44, cy: 0.42, r: 0.66, fx: 0.34, fy: 0.24 },
      ) +
      element('clipPath', { id: `${name}-k` }, element('path', { d: dome })) +
      radialGradient(`${name}-w`, [
        [0, '#fff', 0.85],
        [1, '#fff', 0],
      ]),
    body: [
      put(
        -14,
        0,
        area(dome, ref(`${name}-c`)) +
          group(
            { 'clip-path': ref(`${name}-k`) },
            line(
              [0, 1, 2, 3]
                .map(
                  (ring) =>
                    `M-${140 - ring * 12}-${50 + ring * 26}C-70-${24 + ring * 34} 70-${24 + ring * 34} ${140 - ring * 12}-${50 + ring * 26}`,
                )
                .join(''),
              '#f7e8c8',
              7,
              { opacity: 0.34 },
            ),
            element('ellipse', { cx: -30, cy: -140, rx: 96, ry: 46, fill: ref(`${name}-w`), opacity: 0.42 }),
            line(dots(90, 128, 76, name), '#fff4dc', 2.4, { opacity: 0.55, transform: 'translate(0-92)' }),
            line(dots(30, 124, 70, `${name}2`), '#4f270c', 2.6, { opacity: 0.3, transform: 'translate(0-80)' }),
          ) +
          cut(-24, -44, -128, 62) +
          cut(-20, 14, -108, 66) +
          cut(-16, 66, -86, 48),
      ),
      shadow(86, -26, 78, 62, 0.45),
      shadow(84, 20, 74, 14, 0.5),
      put(
        84,
        16,
        area(slice, '#8f4f1d') +
          area(slice, '#f6e4bf', { transform: 'translate(0-50)scale(.9)translate(0 50)' }) +
          line(dots(20, 44, 42, `${name}3`), '#dcbd84', 7, { opacity: 0.8, transform: 'translate(0-52)' }) +
          line(dots(26, 46, 44, `${name}4`), '#cfa968', 3.4, { opacity: 0.8, transform: 'translate(0-50)' }) +
          line(dots(14, 44, 42, `${name}5`), '#fff6df', 4, { opacity: 0.9, transform: 'translate(0-54)' }),
        4,
      ),
    ].join(''),
  }
}
