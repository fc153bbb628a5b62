import { expect, test } from 'vitest'
import * as template from './index.ts'
import * as settings from './settings.ts'

test('nothing of it is seen from outside but these names', () => {
  expect([Object.keys(template), Object.keys(settings).sort()]).toEqual([
    ['template'],
    ['readSettings', 'settings', 'tokens'],
  ])
})
