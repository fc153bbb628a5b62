import { describe, expect, it } from 'vitest'
import { code128 } from './code-128.ts'

/** Decodes a code as scanners do: by the widths of each symbol, its check symbol and its end. */
function scanned(widths: readonly number[]): string {
  const signs: string[] = []
  for (let at = 0; at < widths.length - 7; at += 6) signs.push(widths.slice(at, at + 6).join(''))
  const known = new Map<string, number>()
  // The symbol of each pair is taken from a code that has it: there it is the third.
  for (let pair = 0; pair < 100; pair++)
    known.set(
      code128(1000 + pair)
        .slice(12, 18)
        .join(''),
      pair,
    )
  const values = signs.map((sign) => known.get(sign))
  return values
    .slice(1, -1)
    .map((value) => String(value ?? '?').padStart(2, '0'))
    .join('')
}

describe('a number as bars', () => {
  it('is that of the standard', () => {
    // 1043: start of pairs, 10, 43, check symbol (105 + 10 + 2 × 43) mod 103 = 98, stop.
    expect(code128(1043).join('')).toBe(['211232', '221312', '112331', '411311', '2331112'].join(''))
  })

  it('has signs of eleven modules, each another one, and ends in thirteen', () => {
    const seen = new Set<string>()
    for (let pair = 0; pair < 100; pair++) {
      const widths = code128(1000 + pair)
      const sign = widths.slice(12, 18)
      expect(sign.reduce((sum, width) => sum + width, 0)).toBe(11)
      seen.add(sign.join(''))
      expect(widths.slice(-7)).toEqual([2, 3, 3, 1, 1, 1, 2])
    }
    expect(seen.size).toBe(100)
  })

  it('is read again as it was written; the last of five digits stands by itself', () => {
    expect(scanned(code128(104_377))).toBe('104377')
    expect(code128(10_437)).toHaveLength(6 * 6 + 7)
  })
})
