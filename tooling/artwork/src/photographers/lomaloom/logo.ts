import { area, element, group } from '../../markup.ts'
import { LOMA_YARNS } from './collection.ts'

const [COCHINEAL, MOSS, MAIZE, INDIGO, WOOL] = LOMA_YARNS.elena

/** A hill of steps under the sun, woven: the house's square. */
export function lomaloomSquare(): string {
  const step = (half: number, y: number) => element('rect', { x: 120 - half, y, width: half * 2, height: 16 })
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 240 240', width: 480, height: 480 },
    element('title', {}, 'Loma and Loom') +
      element('rect', { width: 240, height: 240, fill: INDIGO }) +
      area('M104 32h32v12h12v32h-12v12h-32V76H92V44h12z', MAIZE) +
      group({ fill: COCHINEAL }, ...[24, 44, 64, 84].map((half, index) => step(half, 104 + index * 16))) +
      group(
        { fill: WOOL },
        ...[0, 1, 2, 3, 4].map((index) => element('rect', { x: 32 + index * 38, y: 176, width: 24, height: 12 })),
      ) +
      element('rect', { y: 196, width: 240, height: 16, fill: MOSS }) +
      element('rect', { y: 220, width: 240, height: 8, fill: MAIZE }),
  )
}
