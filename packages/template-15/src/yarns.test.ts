import { expect, test } from 'vitest'
import { yarnOf } from './yarns.ts'

test('a yarn has its colour by what dyers and everybody else call it, in four languages', () => {
  for (const indigo of ['Indigo', 'Índigo', 'añil']) expect(yarnOf(indigo), indigo).toBe('#23306b')
  for (const name of ['Rust', 'Óxido', 'cochenille', 'Maíz', 'lã', 'Purple', 'rojo'])
    expect(yarnOf(name), name).toMatch(/^#/)
  for (const none of ['120 cm', 'Large', '']) expect(yarnOf(none), none).toBeNull()
})
