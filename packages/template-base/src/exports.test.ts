import { expect, test } from 'vitest'
import * as design from './design.ts'
import * as manifest from './index.ts'

test('the package exports these names and no others', () => {
  expect({ '.': Object.keys(manifest), './design': Object.keys(design) }).toEqual({
    '.': ['template'],
    './design': ['design'],
  })
})
