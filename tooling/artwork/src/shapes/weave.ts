import type { Tones } from '../light.ts'
import { element, line } from '../markup.ts'

/** How a cloth is made, seen from as near as a shopper looks. */
export type Weave = 'plain' | 'linen' | 'twill' | 'knit' | 'rib' | 'stripe' | 'leather'

const tile = (id: string, width: number, height: number, content: string, transform?: string): string =>
  element('pattern', { id, width, height, patternUnits: 'userSpaceOnUse', patternTransform: transform }, content)

const WEAVES: Readonly<Record<Weave, (id: string, tones: Tones) => string>> = {
  plain: (id, { deep, glow }) =>
    tile(
      id,
      2,
      2,
      line('M0 .5H2', deep, 0.5, { opacity: 0.16 }) + line('M.5 0V2', glow, 0.5, { opacity: 0.14 }),
      'rotate(2)',
    ),
  linen: (id, { deep, glow }) =>
    tile(
      id,
      17,
      13,
      line('M0 2H17M0 6.5H9M5 10H17', deep, 0.8, { opacity: 0.11 }) +
        line('M3 0V13M8 0V6M13 3V13', deep, 0.7, { opacity: 0.1 }) +
        line('M0 4.2H17M0 12H12M5.5 0V13M15 0V9', glow, 0.9, { opacity: 0.18 }),
      'rotate(1)',
    ),
  twill: (id, { deep, glow }) =>
    tile(
      id,
      3,
      3,
      line('M0 0H3', deep, 1, { opacity: 0.12 }) + line('M0 1.5H3', glow, 0.7, { opacity: 0.09 }),
      'rotate(-52)',
    ),
  knit: (id, { deep, glow }) =>
    tile(
      id,
      7,
      5.5,
      line('M0 0L3.5 3.6L7 0M0 5.5L3.5 9.1L7 5.5', deep, 1.3, { opacity: 0.3 }) +
        line('M.8 2L3.5 4.8L6.2 2', glow, 1, { opacity: 0.3 }),
    ),
  rib: (id, { deep, glow }) =>
    tile(id, 6, 6, line('M4.6 0V6', deep, 2, { opacity: 0.42 }) + line('M1.8 0V6', glow, 1.6, { opacity: 0.3 })),
  stripe: (id, { glow }) => tile(id, 11, 11, line('M3 0V11', glow, 1.7, { opacity: 0.75 })),
  leather: (id, { deep, glow }) =>
    tile(
      id,
      9,
      8,
      line('M1 2q1.5-1.4 3 0M6 5q1.4-1.2 2.6.2M2.4 6.4q1 .8 2 0', deep, 0.6, { opacity: 0.3 }) +
        line('M1.4 3q1.2-.8 2.2 0M6.4 1.4q1 .6 1.8 0', glow, 0.5, { opacity: 0.22 }),
    ),
}

export const weavePattern = (id: string, weave: Weave, tones: Tones): string => WEAVES[weave](id, tones)
