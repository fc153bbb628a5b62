import { isShopName } from '@store/core'
import { expect, it } from 'vitest'
import routes from './routes.ts'

/** The first segments of the office's own paths, including `/build`. */
const words = routes.flatMap(({ path }) => path?.split('/')[0] ?? []).filter((word) => /^\w/.test(word))

it.each([...new Set([...words, 'build'])])('no shop can be called %s', (word) => {
  expect(isShopName(word, { brand: 'feria' })).toBe(false)
})
