import { readdirSync, readFileSync } from 'node:fs'
import { fixturesFor } from '@store/template-kit/fixtures'
import { expect, test } from 'vitest'

const folder = new URL('stories/', import.meta.url)

test('every state of every screen has its story, once', () => {
  const told = readdirSync(folder).flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/state\('(\w+)', '(\w+)'\)/g)].map(
      ([, screen, state]) => `${screen} ${state}`,
    ),
  )
  const states = Object.entries(fixturesFor('es').screens).flatMap(([screen, views]) =>
    Object.keys(views).map((state) => `${screen} ${state}`),
  )
  expect(told.toSorted()).toEqual(states.toSorted())
})
