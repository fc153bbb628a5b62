import { expect, test } from 'vitest'
import { isRefusedInPreview, withoutToken } from './preview-forms.mjs'

const TOKEN = 'a1b2c3d4e5f6g7h8i9j0-abcdef'

test.each([
  `/preview-${TOKEN}/checkout`,
  `/Preview-${TOKEN}/checkout`,
  `//preview-${TOKEN.toUpperCase()}//checkout?x=1`,
])('a form of a preview is refused however its address is spelt: %s', (url) => {
  expect(isRefusedInPreview(url)).toBe(true)
  expect(withoutToken(url.split('?', 1)[0] ?? '').toLowerCase()).not.toContain(TOKEN)
})

test('forms of the shop itself are let through', () => {
  expect(isRefusedInPreview('/checkout')).toBe(false)
})
