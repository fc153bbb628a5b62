import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clothOf, REPEAT, widthOf, YARN_COUNT } from './cloth.ts'

const figureOf = (word: string, at: number) => clothOf(word)[at]?.figure

describe('the pattern of a word', () => {
  test('has a stripe per letter: a vowel has the same figure in every word', () => {
    expect(
      clothOf('Loma & Loom')
        .map(({ letter }) => letter)
        .join(''),
    ).toBe('loma & loom')
    expect(figureOf('Loma', 1)).toBe(figureOf('Pozo', 1))
    expect(figureOf('Loma', 1)).not.toBe(figureOf('Loma', 3))
    expect(figureOf('Árbol', 0)).toBe(figureOf('araña', 0))
    expect(new Set([...'aeiou'].map((vowel) => figureOf(`b${vowel}`, 1))).size).toBe(5)
  })

  test('differs for different words, and is always the same for a word', () => {
    const shown = (word: string) => JSON.stringify(clothOf(word))
    expect(shown('Loma & Loom')).toBe(shown('Loma & Loom'))
    expect(shown('Loma & Loom')).not.toBe(shown('Lomas & Loom'))
    expect(clothOf('Loma').map(({ ground }) => ground)).toEqual(clothOf('Loma').map(({ ground }) => ground))
  })

  test('shifted, has the same stripes in other colours', () => {
    const [plain, turned] = [clothOf('Baskets'), clothOf('Baskets', 1)]
    expect(turned.map(({ figure }) => figure)).toEqual(plain.map(({ figure }) => figure))
    expect(turned.map(({ ground }) => ground)).toEqual(clothOf('Baskets', YARN_COUNT + 1).map(({ ground }) => ground))
    expect(turned.map(({ ground }) => ground)).not.toEqual(plain.map(({ ground }) => ground))
  })

  test('of any text has stripes; figures differ from their background and stay inside their stripe', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(9), (word, shift) => {
        const cloth = clothOf(word, shift)
        expect(cloth.length).toBeGreaterThanOrEqual(2)
        expect(widthOf(cloth)).toBeGreaterThan(0)
        for (const [index, { ground, yarn, width, figure }] of cloth.entries()) {
          expect(yarn).not.toBe(ground)
          if (index > 0) expect(ground).not.toBe(cloth[index - 1]?.ground)
          for (const [, x, y, wide, high] of figure.matchAll(/M([\d.-]+) ([\d.-]+)h([\d.-]+)v([\d.-]+)/g)) {
            expect(Number(x)).toBeGreaterThanOrEqual(0)
            expect(Number(x) + Number(wide)).toBeLessThanOrEqual(width + 0.5)
            expect(Number(y)).toBeGreaterThanOrEqual(0)
            expect(Number(y) + Number(high)).toBeLessThanOrEqual(REPEAT + 0.5)
          }
        }
      }),
    )
  })
})
