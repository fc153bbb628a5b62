import type { RouteConfigEntry } from '@remix-run/route-config'
import { expect, test } from 'vitest'
import { beginsWithOurWord } from './first-words.ts'
import routes from './routes.ts'

test('every address of a shop begins with a word of ours (R1–R15)', () => {
  const words = (routes as readonly RouteConfigEntry[])
    .filter(({ file }) => !file.startsWith('routes/discovery/'))
    .map(({ path = '' }) => path.replace(/^:tried\?\/?/, ''))
    .filter((path) => path !== '*')
  expect(words.length).toBeGreaterThan(40)
  expect(words.filter((path) => !beginsWithOurWord(`/${path}`))).toEqual([])
  expect(['/nada', '/nada/productos', '/template4', '/Productos'].filter(beginsWithOurWord)).toEqual([])
})
