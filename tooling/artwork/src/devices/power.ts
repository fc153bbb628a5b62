import { type Hue, shade } from '../colour.ts'
import { type Device, mark } from '../device.ts'
import { apart, type Eye, posed, type Spot } from '../eye.ts'
import { element, group, line } from '../markup.ts'
import { block, onSide } from '../shapes/block.ts'
import { cord } from '../shapes/cord.ts'
import { DUSK, hole, led, screen, seam, socket, usbA, usbC } from './marks.ts'

/** A power bank standing on its end, its ports on top. */
export function powerBank(camera: Eye, hue: Hue): Device {
  const eye = posed(camera, { turn: 32 })
  const body = { at: [0, 0, 0], size: [72, 146, 27] } as const
  const cap = { at: [0, 138, 0], size: [72, 9, 27] } as const
  const lid = apart(eye, [0, 44, 0])
  return [
    block(eye, { at: [0, 0, 0], size: [72, 138, 27], axis: 'y', radius: 11, edge: 0, hue, finish: 'satin' }),
    onSide(
      eye,
      body,
      'front',
      [0, 1, 2, 3].map((dot) => led(26 + dot * 6.4, 128, 0.9)).join('') +
        element('rect', {
          x: 27,
          y: 60,
          width: 18,
          height: 18,
          rx: 9,
          fill: 'none',
          stroke: shade(hue, 0.14),
          'stroke-width': 0.8,
        }) +
        line('M37.4 63L33 70.4H38L35.4 76', shade(hue, 0.2), 1.3),
      'M27 69a9 9 0 1 0 18 0a9 9 0 1 0-18 0',
    ),
    block(lid, { ...cap, axis: 'y', radius: 11, edge: 3, hue: shade(hue, -0.06), finish: 'satin' }),
    onSide(
      lid,
      cap,
      'top',
      usbC(10, 12, hue) + usbC(26, 12, hue) + usbA(43, 11),
      'M10 11h9v4h-9zM26 11h9v4h-9zM43 11h13v5h-13z',
    ),
    onSide(eye, body, 'front', seam('M0.5 8.4H71.5', hue, 0.5)),
  ]
}

/** A power station: sockets, ports and a screen on its front, and a handle. */
export function powerStation(camera: Eye, hue: Hue): Device {
  const eye = posed(camera, { turn: 28 })
  const box = { at: [0, 8, 0], size: [236, 172, 168] } as const
  const front = apart(eye, [0, 0, 90])
  const panel = { at: [0, 20, 86], size: [212, 146, 6] } as const
  const dark = shade(hue, -0.09, 0.7)
  const foot = (x: number, z: number) =>
    block(eye, { at: [x, 0, z], size: [30, 10, 30], radius: 8, edge: 0, hue: '#12161a' })
  const display = screen(70, 40, ...DUSK, 3)
  return [
    foot(84, -54),
    foot(-84, 54),
    foot(84, 54),
    block(eye, { ...box, axis: 'y', radius: 26, edge: 8, hue, finish: 'satin' }),
    cord(
      apart(eye, [0, 60, 0]),
      [
        [-78, 178, 0],
        [-76, 200, 0],
        [-52, 212, 0],
        [0, 214, 0],
        [52, 212, 0],
        [76, 200, 0],
        [78, 178, 0],
      ],
      22,
      dark,
      0.12,
    ),
    block(front, { ...panel, axis: 'z', radius: 16, edge: 2, hue: '#20262d', finish: 'satin' }),
    onSide(
      front,
      panel,
      'front',
      (id) => {
        const { defs, body } = display(id)
        return {
          defs,
          body:
            group({ transform: 'translate(18 20)' }, body) +
            socket(128, 40, '#39424b') +
            socket(176, 40, '#39424b') +
            usbA(20, 84, '#2f4cff') +
            usbA(44, 84, '#2f4cff') +
            usbC(70, 85, '#2a3138') +
            usbC(88, 85, '#2a3138') +
            element('circle', { cx: 152, cy: 92, r: 16, fill: '#0e1216' }) +
            element('circle', { cx: 152, cy: 92, r: 12.4, fill: '#2b323a' }) +
            element('circle', { cx: 152, cy: 92, r: 16, fill: 'none', stroke: '#4a545e', 'stroke-width': 1 }) +
            element('circle', { cx: 192, cy: 92, r: 7, fill: '#39424b' }) +
            led(192, 92, 2.4) +
            line('M18 122H194', '#39424b', 1),
        }
      },
      'M18 20h70v40h-70zM112 30h32v20h-32zM160 30h32v20h-32zM136 92a16 16 0 1 0 32 0a16 16 0 1 0-32 0M20 84h13v5h-13zM44 84h13v5h-13z',
    ),
    onSide(
      eye,
      box,
      'right',
      group(
        { opacity: 0.8 },
        ...Array.from({ length: 7 }, (_, index) => hole(52, 52 + index * 11, 66, 4.6, 2.3)),
        seam('M24 24H144', hue, 0.8),
      ),
    ),
  ]
}

/** Five Chilean sockets in a row, two ports and a switch. */
export function powerStrip(camera: Eye, hue: Hue): Device {
  const eye = posed(camera, { turn: 30 })
  const bar = { at: [0, 0, 0], size: [330, 38, 62] } as const
  const lid = { at: [0, 34, 0], size: [318, 5, 52] } as const
  const top = apart(eye, [0, 60, 0])
  const plug: readonly Spot[] = [
    [-165, 16, 0],
    [-196, 14, 4],
    [-232, 5, 34],
    [-214, 4, 96],
    [-140, 4, 112],
    [-40, 4, 96],
    [40, 4, 124],
    [120, 4, 116],
  ]
  return [
    cord(eye, plug.slice(0, 4), 9, '#e3e8ec', 0.08),
    block(eye, { ...bar, axis: 'x', radius: 10, edge: 8, hue, finish: 'satin' }),
    cord(eye, plug.slice(2), 9, '#e3e8ec', 0.08),
    block(top, { ...lid, axis: 'y', radius: 12, edge: 2, hue: shade(hue, 0.02), finish: 'satin' }),
    onSide(
      top,
      lid,
      'top',
      [0, 1, 2, 3, 4].map((index) => socket(28 + index * 42, 26, hue)).join('') +
        usbC(222, 15, hue) +
        usbA(220, 30) +
        element('rect', { x: 262, y: 13, width: 38, height: 26, rx: 5, fill: '#b3281a' }) +
        element('rect', { x: 262, y: 13, width: 19, height: 26, rx: 5, fill: '#d8452f' }) +
        line('M271 22v8', '#fff', 1.6) +
        element('circle', { cx: 290, cy: 26, r: 3.6, fill: 'none', stroke: '#fff', 'stroke-width': 1.4 }),
      `${[0, 1, 2, 3, 4].map((index) => `M${12 + index * 42} 16h32v20h-32z`).join('')}M262 13h38v26h-38z`,
    ),
    mark(eye, { origin: [165, 20, 0], right: [0, 0, -1], down: [0, -1, 0] }, led(0, 0, 2)),
  ]
}

/** Three solar panels, unfolded in a zigzag. */
export function solarPanels(camera: Eye, hue: Hue): Device {
  const leaf = (x: number, z: number, turn: number, away: number) => {
    const own = posed(apart(camera, [away, 0, 0]), { at: [x, 0, z], turn, lean: -14 })
    const board = { at: [0, 0, 0], size: [266, 360, 8] } as const
    const cells = Array.from({ length: 24 }, (_, index) => {
      const [column, row] = [index % 4, Math.floor(index / 4)]
      return `M${15 + column * 60} ${18 + row * 55}h56v51h-56z`
    }).join('')
    return [
      block(own, { ...board, axis: 'z', radius: 10, edge: 1.5, hue }),
      onSide(own, board, 'front', led(133, 353, 2.2)),
      onSide(
        own,
        board,
        'front',
        (id) => ({
          defs: `<linearGradient id="${id}g" x2=".7" y2="1"><stop stop-color="#34508c"/><stop offset=".45" stop-color="#1a2b52"/><stop offset="1" stop-color="#101a33"/></linearGradient>`,
          body:
            element('path', { d: cells, fill: `url(#${id}g)`, stroke: '#0b1220', 'stroke-width': 1 }) +
            line(
              Array.from(
                { length: 12 },
                (_, index) => `M${15 + 60 * Math.floor(index / 3) + 14 + (index % 3) * 14} 18v330`,
              ).join(''),
              '#c8d3e2',
              0.7,
              { opacity: 0.5 },
            ) +
            element('path', { d: 'M15 18h100L15 300z', fill: '#fff', opacity: 0.08 }),
        }),
        cells,
      ),
    ]
  }
  return [...leaf(-196, -6, 34, -50), ...leaf(208, -6, 34, 50), ...leaf(6, 0, -30, 0)]
}
