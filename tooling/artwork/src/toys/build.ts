import { area, element, line } from '../markup.ts'
import { box, type Draw, gleam, ink, moved, NAVY, oval, PAINT, plain, shaded, together } from './ink.ts'

const { magenta, orange, cyan, violet, sun, green, red, brown, white, cream } = PAINT

/** A spinning top, leaning as it turns. */
export const top: Draw = (name) =>
  moved(
    together(
      plain(box(-26, -168, 52, 66, 15), violet),
      shaded(
        name,
        'M0-104H42C78-100 118-72 142-52C164-34 160-14 150 8C128 54 74 116 30 138L0 146L-30 138C-74 116-128 54-150 8C-160-14-164-34-142-52C-118-72-78-100-42-104Z',
        magenta,
        area('M-190-44C-90 8 90 8 190-44V8C90 64-90 64-190 8Z', cyan) +
          area('M-190 14C-90 70 90 70 190 14V46C90 102-90 102-190 46Z', white),
      ),
      ink('M0 146V178'),
      gleam('M-112-46C-106-62-92-74-78-80'),
    ),
    0,
    6,
    -11,
  )

/** Blocks in a pyramid, lava running over the last. */
export const volcano: Draw = (name) => {
  const block = (key: string, x: number, y: number, fill: `#${string}`, paint = '') =>
    shaded(`${name}${key}`, box(x, y, 96, 88, 12), fill, paint)
  const dots = (x: number, y: number) =>
    [
      [26, 26],
      [70, 26],
      [26, 62],
      [70, 62],
    ]
      .map(([dx = 0, dy = 0]) => element('circle', { cx: x + dx, cy: y + dy, r: 9, fill: white }))
      .join('')
  return together(
    block('a', -148, 70, cyan, area('M-148 158L-100 78L-52 158Z', white)),
    block('b', -48, 70, sun, dots(-48, 70)),
    block('c', 52, 70, green, element('circle', { cx: 100, cy: 114, r: 24, fill: white })),
    block('d', -98, -22, magenta, line('M-98 22H-2', white, 20)),
    block('e', 2, -22, violet, area('M2 66L50-22H98V66Z', '#9f86ff')),
    shaded(`${name}f`, 'M-44-26L-22-112H22L46-26Z', brown),
    plain(
      'M-30-112C-52-110-50-82-36-80C-34-62-16-64-14-82C-6-84 2-60 14-66C24-70 20-88 30-88C48-90 46-112 26-112C24-130 8-126 4-138C-2-126-26-132-30-112Z',
      orange,
    ),
    ink('M-20-150C-26-162-14-168-18-180M12-150C20-160 10-170 18-182', 7),
    gleam('M-134 92V84M66 92V84M-84 0V-8'),
  )
}

/** A locomotive with a wagon of coffee cherries. */
export const train: Draw = (name) => {
  const wheel = (x: number, y: number, r: number) =>
    plain(oval(x, y, r, r), sun) + element('circle', { cx: x, cy: y, r: r * 0.3, fill: NAVY })
  return together(
    ink('M-176 132H176', 9),
    [-150, -90, -30, 30, 90, 150].map((x) => ink(`M${x} 132v14`, 7)).join(''),
    ink('M-6 84H18', 10),
    // The wagon, far behind, heaped.
    ...[-142, -116, -90, -64, -38].map((x, index) =>
      plain(oval(x, 14 - (index % 2) * 12, 18, 18), index % 2 ? red : '#d8352a', 6),
    ),
    shaded(`${name}w`, 'M-168 20H-14L-24 96H-158Z', green, line('M-168 58H-14', white, 12)),
    shaded(`${name}b`, box(16, 10, 130, 88, 20), magenta, line('M98 0V110', white, 14)),
    shaded(`${name}c`, box(12, -76, 76, 172, 12), violet, area(box(28, -56, 44, 48, 8), cream)),
    plain(box(0, -96, 100, 26, 12), sun),
    plain('M108 12L102-46H146L140 12Z', orange),
    plain(box(94, -66, 60, 24, 10), sun),
    plain('M146 64L178 108H138Z', orange),
    wheel(-126, 108, 26),
    wheel(-56, 108, 26),
    wheel(50, 102, 36),
    wheel(116, 110, 28),
    plain(oval(150, -96, 16, 14), white, 6),
    plain(oval(128, -126, 22, 18), white, 6),
    plain(oval(160, -146, 14, 12), white, 6),
    gleam('M36 30V24M-150 40L-148 34'),
  )
}

/** A figure of eight in road, a car on it. */
export const track: Draw = (name) => {
  const road = 'M-96 92C-190 92-190-64-96-64C-20-64 20 92 96 92C190 92 190-64 96-64C20-64-20 92-96 92Z'
  const stroke = (colour: string, width: number, dash?: string) =>
    element('path', { d: road, fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-dasharray': dash })
  return together(
    stroke(NAVY, 74) + stroke(orange, 58) + stroke(white, 6, '18 20'),
    ink('M-30-36L30 40M-18-46L40 28', 5),
    moved(
      together(
        plain(oval(-36, 24, 20, 20), NAVY),
        plain(oval(38, 24, 20, 20), NAVY),
        shaded(
          name,
          'M-76 20C-78-6-58-14-40-16C-24-52 26-54 42-16C64-14 78-4 76 20Z',
          cyan,
          area('M-30-16C-18-40 20-42 30-16Z', white),
        ),
        element('circle', { cx: -36, cy: 24, r: 8, fill: sun }) +
          element('circle', { cx: 38, cy: 24, r: 8, fill: sun }),
        gleam('M-58 0H-46', 8),
      ),
      98,
      -98,
      8,
    ),
    // A flag where one starts.
    ink('M-96-72V-168', 9),
    shaded(
      `${name}f`,
      'M-96-168H-20L-38-142L-20-116H-96Z',
      magenta,
      area('M-96-168H-70V-142H-44V-116H-96V-142H-70V-168Z', white, { opacity: 0.85 }),
    ),
  )
}
