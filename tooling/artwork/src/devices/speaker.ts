import { type Hue, shade } from '../colour.ts'
import { type Device, mark } from '../device.ts'
import { apart, type Eye, posed } from '../eye.ts'
import { element, line, ref } from '../markup.ts'
import { block } from '../shapes/block.ts'
import { cord } from '../shapes/cord.ts'
import { loft, type Ring } from '../shapes/loft.ts'
import { round, rounded } from '../shapes/section.ts'
import { led } from './marks.ts'

/** A round speaker in cloth between two rubber ends, with its buttons on top and a strap. */
export function roundSpeaker(eye: Eye, hue: Hue): Device {
  const rubber = shade(hue, -0.07, 0.7)
  const [low, high] = [apart(eye, [0, -40, 0]), apart(eye, [0, 46, 0])]
  const foot: readonly Ring[] = [
    [0, 4],
    [3, 0.6],
    [5, 0],
    [20, 0.5],
  ]
  const lid: readonly Ring[] = [
    [0, 0.5],
    [16, 0],
    [19, 1.2],
    [20, 4],
  ]
  return [
    loft(low, { at: [0, 0, 0], axis: 'y', section: round(45), rings: foot, hue: rubber }),
    loft(eye, {
      at: [0, 20, 0],
      axis: 'y',
      section: round(44),
      rings: [
        [0, 0.6],
        [142, 0.6],
      ],
      hue,
      finish: 'cloth',
    }),
    cord(
      high,
      [
        [40, 172, 8],
        [58, 176, 14],
        [66, 158, 18],
        [60, 136, 18],
        [50, 128, 14],
      ],
      5,
      rubber,
    ),
    loft(high, { at: [0, 162, 0], axis: 'y', section: round(45), rings: lid, hue: rubber, finish: 'satin' }),
    mark(
      high,
      { origin: [0, 182, 0], right: [1, 0, 0], down: [0, 0, 1] },
      element('circle', { r: 33, fill: shade(rubber, 0.025) }) +
        element('circle', { r: 33, fill: 'none', stroke: shade(rubber, -0.12), 'stroke-width': 1.2 }) +
        line('M-19 0H-11M11 0H19M15-4V4', shade(rubber, 0.34), 1.6) +
        line('M-2.6-4.4L3.6 0L-2.6 4.4Z', shade(rubber, 0.34), 1.4) +
        led(0, 21, 1.6),
      'M-33 0a33 33 0 1 0 66 0a33 33 0 1 0-66 0M-19 0H-11M11 0H19M15-4V4',
    ),
    mark(eye, { origin: [0, 20, 44], right: [1, 0, 0], down: [0, -1, 0] }, tag(-7, -84, hue)),
  ]
}

/** The maker's plate: a small bar of metal with a cut. */
const tag = (x: number, y: number, hue: Hue): string =>
  element('rect', { x, y, width: 14, height: 5, rx: 1, fill: shade(hue, 0.36, 0.3) }) +
  element('rect', { x, y, width: 14, height: 1.6, rx: 0.8, fill: '#fff', opacity: 0.5 }) +
  line(`M${x + 5} ${y + 1.2}v2.6M${x + 9} ${y + 1.2}v2.6`, shade(hue, -0.04), 0.8)

/** A boxy speaker with a handle, cloth in front and a driver at each end. */
export function handleSpeaker(camera: Eye, hue: Hue): Device {
  const eye = posed(camera, { turn: 26 })
  const box = { at: [0, 6, 0], size: [236, 128, 92] } as const
  const rubber = shade(hue, -0.08, 0.7)
  const front = apart(eye, [0, 0, 70])
  const foot = (x: number) =>
    block(eye, { at: [x, 0, 0], size: [30, 8, 60], radius: 6, edge: 0, hue: shade(rubber, -0.06) })
  return [
    foot(-78),
    foot(78),
    cord(
      apart(eye, [0, 46, 0]),
      [
        [-92, 128, -8],
        [-90, 152, -8],
        [-62, 172, -8],
        [0, 176, -8],
        [62, 172, -8],
        [90, 152, -8],
        [92, 128, -8],
      ],
      15,
      rubber,
      0.14,
    ),
    block(eye, { ...box, axis: 'z', radius: 34, edge: 7, hue: rubber, finish: 'satin' }),
    loft(front, {
      at: [0, 70, 44],
      axis: 'z',
      section: rounded(220, 112, 28),
      rings: [
        [0, 0],
        [5, 1],
        [7, 3],
      ],
      hue,
      finish: 'cloth',
    }),
    mark(
      front,
      { origin: [0, 70, 51.5], right: [1, 0, 0], down: [0, -1, 0] },
      (id) => ({
        defs: `<radialGradient id="${id}g"><stop offset=".5" stop-color="#000" stop-opacity=".22"/><stop offset=".92" stop-color="#000" stop-opacity=".1"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>`,
        body:
          [-56, 56].map((cx) => element('circle', { cx, r: 46, fill: ref(`${id}g`) })).join('') +
          tag(-7, 40, hue) +
          led(0, -46, 1.8),
      }),
      'M-102 0a46 46 0 1 0 92 0a46 46 0 1 0-92 0M10 0a46 46 0 1 0 92 0a46 46 0 1 0-92 0',
    ),
    mark(
      eye,
      { origin: [0, 134, 0], right: [1, 0, 0], down: [0, 0, 1] },
      line('M-28 14H-20M20 14H28M24 10V18M-3 9.5L4 14L-3 18.5Z', shade(rubber, 0.34), 1.8),
    ),
  ]
}

/** A short sound bar in cloth, with its remote control lying before it. */
export function soundbar(camera: Eye, hue: Hue): Device {
  const eye = posed(camera, { turn: 24 })
  const bar = { at: [0, 5, 0], size: [450, 60, 84] } as const
  const shell = shade(hue, -0.06, 0.8)
  const front = apart(eye, [0, 0, 60])
  const remote = posed(apart(camera, [20, 0, 60]), { at: [58, 0, 118], turn: 52 })
  const key = (x: number, y: number, r: number) =>
    element('circle', { cx: x, cy: y, r, fill: shade(hue, 0.1) }) +
    element('circle', { cx: x, cy: y, r, fill: 'none', stroke: shade(hue, -0.18), 'stroke-width': 0.5 })
  return [
    block(eye, { at: [-150, 0, 0], size: [60, 6, 60], radius: 8, edge: 0, hue: '#14181c' }),
    block(eye, { at: [150, 0, 0], size: [60, 6, 60], radius: 8, edge: 0, hue: '#14181c' }),
    block(eye, { ...bar, axis: 'x', radius: 16, edge: 6, hue: shell, finish: 'satin' }),
    loft(front, {
      at: [0, 34, 40],
      axis: 'z',
      section: rounded(440, 48, 12),
      rings: [
        [0, 0],
        [3, 0.6],
        [4.5, 2],
      ],
      hue,
      finish: 'cloth',
    }),
    mark(front, { origin: [0, 34, 44.6], right: [1, 0, 0], down: [0, -1, 0] }, tag(-196, 12, hue) + led(196, -14, 1.7)),
    mark(
      eye,
      { origin: [0, 65, 0], right: [1, 0, 0], down: [0, 0, 1] },
      line('M-26 4H-16M16 4H26M21-1V9M-3.6-1.6L4.6 4L-3.6 9.6Z', shade(shell, 0.34), 1.8),
    ),
    block(remote, { at: [0, 0, 0], size: [38, 9, 118], radius: 12, edge: 3, hue: shade(hue, 0.02), finish: 'satin' }),
    mark(
      remote,
      { origin: [0, 9, 0], right: [1, 0, 0], down: [0, 0, 1] },
      key(0, -44, 4.4) +
        key(0, -14, 13) +
        element('circle', { cy: -14, r: 5, fill: shade(hue, -0.04) }) +
        key(-9, 14, 4) +
        key(9, 14, 4) +
        key(-9, 28, 4) +
        key(9, 28, 4),
      'M-13-14a13 13 0 1 0 26 0a13 13 0 1 0-26 0',
    ),
  ]
}
