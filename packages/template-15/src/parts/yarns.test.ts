import { expect, test } from 'vitest'
import { yarnOf } from './yarns.ts'

test('a yarn’s colour is found by common and by dyers’ names, in four languages', () => {
  for (const indigo of ['Indigo', 'Índigo', 'añil']) expect(yarnOf(indigo), indigo).toBe('#23306b')
  for (const name of ['Rust', 'Óxido', 'cochenille', 'Maíz', 'lã', 'Purple', 'rojo'])
    expect(yarnOf(name), name).toMatch(/^#/)
  for (const none of ['120 cm', 'Large', '']) expect(yarnOf(none), none).toBeNull()
})
