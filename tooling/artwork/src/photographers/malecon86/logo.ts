import { lettered, widthOf } from '../../lettering/lettered.ts'
import { element } from '../../markup.ts'
import { INK } from './press.ts'

const NAME = 'Malecón 86'

/** The shop's name in blackletter. */
export function malecon86Wordmark(): string {
  const width = Math.round(widthOf(NAME, 160, 'blackletter')) + 40
  return mark(width, 180, lettered(NAME, { x: 20, y: 136, size: 160, fill: INK, face: 'blackletter' }))
}

/** "86", in ink on the spot colour. */
export const malecon86Square = (): string =>
  mark(
    240,
    240,
    element('rect', { width: 240, height: 240, fill: '#ff4a1c' }) +
      lettered('86', { x: 120, y: 182, size: 210, fill: INK, face: 'blackletter', middle: true }),
  )

const mark = (width: number, height: number, drawing: string): string =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    element('title', {}, NAME) + drawing,
  )
