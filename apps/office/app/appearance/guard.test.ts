import { TEMPLATES } from '@store/templates'
import { expect, test } from 'vitest'
import { guardedColor } from './guard.ts'

const NONE = { primary: null, accent: null, background: null, text: null }
const tokens = TEMPLATES[0]?.tokens
if (!tokens) throw new Error('there is a template')

test('a text that cannot be read is said to be made darker, with both contrasts', () => {
  const found = guardedColor(tokens, { ...NONE, text: '#c9b08a' }, 'text', 'light')
  expect(found).toMatchObject({ wanted: '#c9b08a', isDarker: true })
  expect(found?.from).toBeLessThan(4.5)
  expect(found?.to).toBeGreaterThanOrEqual(4.5)
})

test('a colour that can be read, none, and a ground are left alone', () => {
  expect(guardedColor(tokens, { ...NONE, text: '#111111' }, 'text', 'light')).toBeNull()
  expect(guardedColor(tokens, NONE, 'accent', 'light')).toBeNull()
  expect(guardedColor(tokens, { ...NONE, background: '#808080' }, 'background', 'light')).toBeNull()
})

test('a pale main colour is made lighter by night', () => {
  expect(guardedColor(tokens, { ...NONE, primary: '#101010' }, 'primary', 'dark')).toMatchObject({ isDarker: false })
})
