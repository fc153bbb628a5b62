import { readSettings } from '@store/start/settings'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['on a database of its own', {}, true],
  ['on its own, if they are not wanted', { DEMO: '0' }, false],
  ['on somebody’s database', { DATABASE_URL: 'postgres://shops@db.example/shops' }, false],
  [
    'on somebody’s database, if they are wanted',
    { DATABASE_URL: 'postgres://shops@db.example/shops', DEMO: '1' },
    true,
  ],
])('F18: start opens demo shops %s: %j', (_, variables, opens) => {
  vi.stubEnv('DEMO', undefined)
  vi.stubEnv('DATABASE_URL', undefined)
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  expect(readSettings().demo).toBe(opens)
})
