import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast } from '../color.ts'
import { gateColors } from './gate-colors.ts'

test('a gate without colours of its own has the template’s (S1)', () => {
  expect(gateColors({})).toEqual({})
  expect(gateColors(null)).toEqual({})
  expect(gateColors({ background: 'sunset', button: '' })).toEqual({})
})

test('the merchant’s colours are kept where they have enough contrast', () => {
  const colors = { background: '#1b2a41', title: '#fff', button: '#d6a21c', buttonText: '#14120f', backdrop: '#6e0f22' }
  expect(gateColors(colors)).toMatchObject({
    '--bg': '#1b2a41',
    '--text': '#ffffff',
    '--primary': '#d6a21c',
    '--on-primary': '#14120f',
    '--accent': '#6e0f22',
  })
})

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const names = ['title', 'description', 'buttonText', 'button', 'border', 'background', 'backdrop']
test('with any colours of a merchant, text has enough contrast (WCAG 1.4.3)', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), hex), (colors) => {
      const style = gateColors(colors)
      for (const [ink, ground] of [
        ['--text', '--bg'],
        ['--muted', '--bg'],
        ['--on-primary', '--primary'],
        ['--on-accent', '--accent'],
      ] as const)
        if (style[ground]) expect(contrast(style[ink] ?? '', style[ground])).toBeGreaterThanOrEqual(4.5)
    }),
  )
})
