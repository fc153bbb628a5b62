import { expect, test } from 'vitest'
import { ALBORADA_HUES, alborada, SHEETS } from './index.ts'

test('no two pictures are the same, but for the accessories, who pose together', () => {
  const apart = (SHEETS.alborada ?? []).filter(({ name }) => !/^(?:arvi|guayaquil|orquidea), group$/.test(name))
  expect(new Set(apart.map(({ draw }) => draw())).size).toBe(apart.length)
  expect(apart).toHaveLength(62)
})

test('a piece in another colour is the same piece', () => {
  const plain = (picture: string) => picture.replace(/#[0-9a-f]{6}/g, '')
  const bottle = alborada('oriente', 'front', ALBORADA_HUES.bottle)
  expect(bottle).not.toBe(alborada('oriente', 'front'))
  expect(plain(bottle)).toBe(plain(alborada('oriente', 'front')))
})
