import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitText, LEADING } from './fit-text.ts'

const measure = (text: string, size: number) => text.length * size * 0.5
const room = { width: 900, height: 260, most: 96, least: 40, measure }

test('a short name is as large as it may be, a longer one wraps and shrinks', () => {
  expect(fitText('Gorro de lana', room)).toEqual({ size: 96, lines: ['Gorro de lana'] })
  const long = fitText('Camisa de lino lavado con cuello mao y botones de concha de nácar', room)
  expect(long.size).toBeLessThan(96)
  expect(long.lines.join(' ')).toBe('Camisa de lino lavado con cuello mao y botones de concha de nácar')
})

test('no name is cut in a word, whatever it is; what is left out is whole words at its end', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1, maxLength: 60 }), { minLength: 1, maxLength: 60 }), (parts) => {
      const words = parts.join(' ').trim().split(/\s+/).filter(Boolean)
      const { size, lines } = fitText(parts.join(' '), room)
      const shown = lines.join(' ').replace(/…$/, '').split(' ').filter(Boolean)
      if (words.length > 0)
        expect(words.slice(0, shown.length).map((word) => word.replace(/…$/, ''))).toEqual(
          shown.map((word) => word.replace(/…$/, '')),
        )
      expect(lines.length * size * LEADING).toBeLessThanOrEqual(Math.max(room.height, size * LEADING))
      for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(room.width)
    }),
  )
})
