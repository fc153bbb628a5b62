import type { Hue } from '../colour.ts'
import { area, element, group } from '../markup.ts'

export const STEEL: Hue = '#77736d'

/** The brass peg in the wall at (240, 104) that every hook hangs on. */
export const peg = (): string =>
  element('circle', { cx: 243.5, cy: 107, r: 7, fill: '#2e2620', opacity: 0.22 }) +
  element('circle', { cx: 240, cy: 104, r: 6, fill: '#7f6128' }) +
  element('circle', { cx: 239.4, cy: 103.2, r: 4.6, fill: '#a8843c' }) +
  element('ellipse', { cx: 238, cy: 101.6, rx: 1.7, ry: 1.2, fill: '#fff', opacity: 0.7 })

/** Hook and twisted neck, down to where the shoulders begin at (240, `y`). */
const hook = (y: number): string =>
  `M230.5 111C226.5 98 234 94.5 240 94.5C248 94.5 253.5 100.5 252 108C250.5 116 240 117 240 128V${y}`

/** A wire hanger for tops: its shoulders end `reach` from the middle and `drop` below the neck. */
export function shoulderWire(neck: number, reach: number, drop: number): string {
  const end = neck + drop
  const bend = Math.round(neck + drop * 0.52)
  const half = Math.round(reach * 0.6)
  return `${hook(neck)}M${240 - reach} ${end}C${240 - half} ${bend} 224 ${neck + 5} 240 ${neck}C256 ${neck + 5} ${240 + half} ${bend} ${240 + reach} ${end}`
}

/** A wire hanger whose bar carries two clips, `reach` from the middle, that hold a waistband at `y`. */
export const clipWire = (y: number, reach: number): string => `${hook(y - 16)}M${240 - reach} ${y - 14}H${240 + reach}`

export const clips = (y: number, reach: number): string =>
  [-1, 1]
    .map((side) =>
      group(
        { transform: `translate(${240 + side * (reach - 12)} ${y})` },
        area('M-6-19H6L9 13H-9Z', '#4f4c48'),
        area('M-4.5-18H0L1 12H-7Z', '#9b978f'),
        area('M-9 6H9V13H-9Z', '#3d3a37'),
        area('M-7 7H-1V9H-7Z', '#7d7a74'),
      ),
    )
    .join('')
