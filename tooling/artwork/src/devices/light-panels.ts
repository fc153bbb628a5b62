import { type Hue, shade } from '../colour.ts'
import { type Device, mark, type Solid } from '../device.ts'
import { apart, type Eye, posed, type Spot } from '../eye.ts'
import { element } from '../markup.ts'
import { block, onSide } from '../shapes/block.ts'
import { loft } from '../shapes/loft.ts'
import { round } from '../shapes/section.ts'
import { leg } from './legs.ts'
import { DAWN, led, seam } from './marks.ts'
import { clampAt, phone } from './phone.ts'

const STEEL: Hue = '#a2abb2'

/** A ring of light on a table tripod, with a telephone in its middle. */
export function ringLight(camera: Eye, hue: Hue): Device {
  const eye = posed(camera, { turn: 18 })
  const ring = apart(eye, [0, 30, 0])
  const middle = 330
  const layers = Array.from({ length: 7 }, (_, index) => index * 4 - 14)
  const hoop = (z: number, stroke: string, width: number, r = 112): Solid =>
    mark(
      ring,
      { origin: [0, middle, z], right: [1, 0, 0], down: [0, -1, 0] },
      element('circle', { r, fill: 'none', stroke, 'stroke-width': width }),
    )
  const shine: Solid = mark(
    ring,
    { origin: [0, middle, 12], right: [1, 0, 0], down: [0, -1, 0] },
    (id) => ({
      defs: `<radialGradient id="${id}h"><stop offset=".42" stop-color="#fff3da" stop-opacity="0"/><stop offset=".66" stop-color="#fff6e4" stop-opacity=".9"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><linearGradient id="${id}g" x2=".7" y2="1"><stop stop-color="#fff"/><stop offset=".6" stop-color="#fff4dd"/><stop offset="1" stop-color="#ffe2b4"/></linearGradient>`,
      body:
        element('circle', { r: 190, fill: `url(#${id}h)` }) +
        element('circle', { r: 112, fill: 'none', stroke: `url(#${id}g)`, 'stroke-width': 31 }) +
        element('circle', { r: 96.4, fill: 'none', stroke: '#d9c7a2', 'stroke-width': 0.9 }) +
        element('circle', { r: 127.6, fill: 'none', stroke: '#d9c7a2', 'stroke-width': 0.9 }),
    }),
    'M-130 0a130 130 0 1 0 260 0a130 130 0 1 0-260 0M-94 0a94 94 0 1 0 188 0a94 94 0 1 0-188 0',
  )
  const hub: Spot = [0, 132, 0]
  const rim = loft(ring, {
    at: [0, middle, -14],
    axis: 'z',
    section: round(130),
    rings: [
      [0, 0],
      [26, 0],
    ],
    hue,
  })
  return [
    ...leg(eye, hub, [20, 3, -110], hue, 13),
    loft(eye, {
      at: [0, 120, 0],
      axis: 'y',
      section: round(9),
      rings: [
        [0, 0],
        [84, 0],
      ],
      hue: STEEL,
      finish: 'metal',
    }),
    ...leg(eye, hub, [-104, 3, 56], hue, 13),
    ...leg(eye, hub, [100, 3, 62], hue, 13),
    loft(eye, {
      at: [0, 116, 0],
      axis: 'y',
      section: round(17),
      rings: [
        [0, 2],
        [3, 0],
        [24, 0],
        [28, 3],
      ],
      hue,
      finish: 'satin',
    }),
    { ...rim, paint: () => ({ defs: '', body: '' }), draft: '' },
    ...layers.map((z, index) => hoop(z, index < 6 ? shade(hue, -0.1 + index * 0.012) : shade(hue, 0.03), 36)),
    shine,
    block(eye, { at: [0, 196, 0], size: [16, 40, 16], radius: 4, edge: 1, hue: shade(hue, -0.04) }),
    ...phone(apart(eye, [0, 0, 90]), [0, middle - 74, 16], '#2b3138', DAWN),
    ...clampAt(apart(eye, [0, 0, 50]), [0, middle - 84, 20], 12, hue),
    mark(eye, { origin: [0, 130, 17], right: [1, 0, 0], down: [0, -1, 0] }, led(0, 0, 2.2)),
  ]
}

/** A pocket light: a lit face in a slim body. */
export function panelLight(camera: Eye, hue: Hue): Device {
  const eye = posed(camera, { turn: 26 })
  const box = { at: [0, 0, 0], size: [118, 78, 17] } as const
  const front = apart(eye, [0, 0, 40])
  return [
    block(eye, { ...box, axis: 'z', radius: 10, edge: 3, hue, finish: 'satin' }),
    onSide(
      front,
      { at: [0, 0, 0.4], size: [118, 78, 17] },
      'front',
      (id) => ({
        defs: `<radialGradient id="${id}h"><stop offset=".3" stop-color="#fff2d8" stop-opacity=".55"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><linearGradient id="${id}g" x2="1" y2=".5"><stop stop-color="#ffd9a0"/><stop offset=".4" stop-color="#fff7ea"/><stop offset=".75" stop-color="#eef6ff"/><stop offset="1" stop-color="#bcd8ff"/></linearGradient><pattern id="${id}p" width="7.2" height="7.2" patternUnits="userSpaceOnUse"><circle cx="3.6" cy="3.6" r="1.3" fill="#fff"/></pattern>`,
        body:
          element('rect', { x: 6, y: 6, width: 106, height: 66, rx: 5, fill: `url(#${id}g)` }) +
          element('rect', { x: 6, y: 6, width: 106, height: 66, rx: 5, fill: `url(#${id}p)`, opacity: 0.75 }) +
          element('rect', {
            x: 6,
            y: 6,
            width: 106,
            height: 66,
            rx: 5,
            fill: 'none',
            stroke: shade(hue, -0.1),
            'stroke-width': 1,
          }) +
          element('ellipse', { cx: 59, cy: 39, rx: 104, ry: 80, fill: `url(#${id}h)` }),
      }),
      'M6 6h106v66h-106z',
    ),
    loft(apart(eye, [0, 26, 0]), {
      at: [-34, 78, 0],
      axis: 'y',
      section: round(7),
      rings: [
        [0, 0],
        [5, 0],
        [6, 1],
      ],
      hue: STEEL,
      finish: 'metal',
    }),
    loft(apart(eye, [0, 26, 0]), {
      at: [-14, 78, 0],
      axis: 'y',
      section: round(7),
      rings: [
        [0, 0],
        [5, 0],
        [6, 1],
      ],
      hue: STEEL,
      finish: 'metal',
    }),
    onSide(eye, box, 'right', led(8.5, 16, 1.1) + seam('M5 60H12', hue)),
  ]
}
