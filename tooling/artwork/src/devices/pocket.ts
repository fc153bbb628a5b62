import { type Hue, shade } from '../colour.ts'
import { type Device, mark } from '../device.ts'
import { apart, type Eye, posed } from '../eye.ts'
import { area, element, group } from '../markup.ts'
import { block, onSide } from '../shapes/block.ts'
import { loft } from '../shapes/loft.ts'
import { round, soft } from '../shapes/section.ts'
import { plug } from './cable.ts'
import { led, lens, screen, seam } from './marks.ts'

const STEEL: Hue = '#a2abb2'

/** Two wireless microphones with their wind shields, and the receiver for the telephone. */
export function microphones(camera: Eye, hue: Hue): Device {
  const eye = posed(camera, { turn: 24 })
  const one = (x: number, z: number, away: number): Device => {
    const own = apart(eye, [away, 0, 20])
    const box = { at: [x, 0, z], size: [30, 32, 13] } as const
    return [
      block(own, {
        at: [x, 3, z - 9],
        size: [16, 26, 3],
        axis: 'z',
        radius: 3,
        edge: 0.6,
        hue: STEEL,
        finish: 'satin',
      }),
      block(own, { ...box, axis: 'z', radius: 8, edge: 2.4, hue, finish: 'satin' }),
      onSide(
        own,
        box,
        'front',
        element('circle', { cx: 15, cy: 16, r: 6, fill: shade(hue, -0.1) }) +
          element('circle', { cx: 15, cy: 16, r: 4.8, fill: shade(hue, 0.04) }) +
          led(15, 26.6, 0.8),
        'M9 16a6 6 0 1 0 12 0a6 6 0 1 0-12 0',
      ),
      loft(apart(own, [0, 20, 0]), {
        at: [x, 30, z],
        axis: 'y',
        section: soft(26, 18, 2.4),
        rings: [
          [0, 3],
          [4, 0.6],
          [9, 0],
          [15, 1.6],
          [19, 5],
          [21, 9],
        ],
        hue: '#3c444c',
        finish: 'cloth',
        dome: 3,
        end: null,
      }),
    ]
  }
  const receiver = { at: [0, 0, 0], size: [26, 12, 46] } as const
  const own = posed(apart(eye, [0, 0, 34]), { at: [4, 0, 44], turn: -18 })
  return [
    ...one(-26, 0, -16),
    ...one(30, -4, 16),
    block(own, { ...receiver, axis: 'y', radius: 7, edge: 2, hue, finish: 'satin' }),
    onSide(
      own,
      receiver,
      'top',
      led(13, 38, 0.9) +
        element('rect', { x: 7, y: 10, width: 12, height: 14, rx: 3, fill: '#0f1317' }) +
        element('circle', { cx: 10.4, cy: 17, r: 1.2, fill: '#63d69a' }) +
        element('circle', { cx: 15.6, cy: 17, r: 1.2, fill: '#63d69a' }),
    ),
    ...plug(own, [0, 2, 8], 0, hue).slice(-2),
  ]
}

/** A wide lens on a clip for telephones. */
export function clipLens(camera: Eye, hue: Hue): Device {
  const eye = posed(camera, { turn: 30, at: [0, 24, 0] })
  const [barrel, jaw] = [apart(eye, [0, 0, 30]), apart(eye, [0, 0, -20])]
  return [
    block(jaw, {
      at: [0, -24, -24],
      size: [22, 74, 7],
      axis: 'z',
      radius: 7,
      edge: 1.4,
      hue: '#20262c',
      finish: 'satin',
    }),
    block(eye, {
      at: [0, -24, -12],
      size: [22, 60, 7],
      axis: 'z',
      radius: 7,
      edge: 1.4,
      hue: '#2b3138',
      finish: 'satin',
    }),
    loft(jaw, {
      at: [-11, 36, -15],
      axis: 'x',
      section: round(8),
      rings: [
        [0, 0],
        [22, 0],
      ],
      hue: STEEL,
      finish: 'metal',
    }),
    loft(barrel, {
      at: [0, 0, -4],
      axis: 'z',
      section: round(21),
      rings: [
        [0, 5],
        [4, 3],
        [8, 3],
        [9, 0],
        [20, 0],
      ],
      hue,
      finish: 'metal',
    }),
    loft(barrel, {
      at: [0, 0, 16],
      axis: 'z',
      section: round(25),
      rings: [
        [0, 4],
        [4, 0],
        [12, 0],
        [14, 1.4],
      ],
      hue: shade(hue, -0.04),
      finish: 'satin',
      end: '#0b0e12',
    }),
    mark(
      barrel,
      { origin: [0, 0, 30.2], right: [1, 0, 0], down: [0, -1, 0] },
      (id) => {
        const { defs, body } = lens(22.6, '#33479c')(id)
        return { defs, body: body + area('M-14 6A16 16 0 0 0 2 15A20 20 0 0 1-14 6Z', '#b79cff', { opacity: 0.35 }) }
      },
      'M-22 0a22 22 0 1 0 44 0a22 22 0 1 0-44 0M-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0',
    ),
    mark(barrel, { origin: [0, 25.2, 22], right: [1, 0, 0], down: [0, 0, 1] }, led(0, 0, 1.1)),
  ]
}

/** A pocket printer, a picture coming out of it. */
export function printer(camera: Eye, hue: Hue): Device {
  const eye = posed(camera, { turn: 28 })
  const box = { at: [0, 0, 0], size: [92, 128, 30] } as const
  const sheet = apart(eye, [0, 70, 0])
  const paper = { at: [0, 122, 2], size: [64, 62, 0.8] } as const
  return [
    block(sheet, { ...paper, axis: 'z', radius: 1, edge: 0, hue: '#f4f6f8' }),
    onSide(
      sheet,
      paper,
      'front',
      (id) => {
        const { defs, body } = screen(54, 52, '#7fb4d8', '#f2b48c', 0)(id)
        return {
          defs,
          body: group(
            { transform: 'translate(5 5)' },
            body,
            area('M0 52V38L14 25L25 36L37 22L54 42V52Z', '#2b4a6e', { opacity: 0.55 }),
            element('circle', { cx: 40, cy: 12, r: 5, fill: '#fff3d8', opacity: 0.9 }),
          ),
        }
      },
      'M5 5h54v52h-54z',
    ),
    block(eye, { ...box, axis: 'z', radius: 16, edge: 5, hue, finish: 'satin' }),
    mark(
      eye,
      { origin: [0, 128, 2], right: [1, 0, 0], down: [0, 0, 1] },
      element('rect', { x: -35, y: -2, width: 70, height: 3, rx: 1.5, fill: '#0e1318' }),
    ),
    onSide(
      eye,
      box,
      'front',
      element('circle', { cx: 46, cy: 92, r: 9, fill: shade(hue, -0.08) }) +
        element('circle', { cx: 46, cy: 92, r: 7.6, fill: shade(hue, 0.03) }) +
        seam('M5 22Q46 29 87 22', hue, 0.7) +
        led(46, 112, 1.3),
      'M37 92a9 9 0 1 0 18 0a9 9 0 1 0-18 0M5 22Q46 29 87 22',
    ),
  ]
}
