import { expect, test } from 'vitest'
import * as template from './index.ts'
import * as settings from './settings.ts'

test('two entry points, and nothing behind them that is not meant to be found', () => {
  expect(Object.keys(template)).toEqual(['template'])
  expect(Object.keys(settings).toSorted()).toEqual(['readSettings', 'settings', 'tokens'])
})
