import { expect, test } from 'vitest'
import * as template from './index.ts'
import * as settings from './settings.ts'

test('the package offers these names and no others', () => {
  expect({ '.': Object.keys(template).sort(), './settings': Object.keys(settings).sort() }).toEqual({
    '.': ['template'],
    './settings': ['readSettings', 'settings', 'tokens'],
  })
})
