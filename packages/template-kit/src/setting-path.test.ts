import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { changeSetting, readSettings, resetSetting, settingRows, settingsShape } from './settings.ts'

const shape = settingsShape({ scheme: 'auto' }).extend({
  cover: z.enum(['navy', 'sand']).catch('navy'),
  spot: z
    .string()
    .trim()
    .pipe(z.enum(['acid', 'cyan', 'pink']))
    .catch('acid'),
})
const settingsAfter = (stored: unknown, path: string, typed: string) => {
  const change = changeSetting(shape, stored, path, typed)
  if (change.kind !== 'changed') throw new Error(JSON.stringify(change))
  return change.settings
}

test('a setting changed by its path is stored under our name, and all others stay (D7)', () => {
  const stored = {
    colores: { acento: '#111111', fondo: '#ffffff' },
    mensaje_principal: 'Hola',
    header: { visible: true },
  }
  const settings = settingsAfter(stored, 'colors.accent', '#6E0F22')
  expect(settings).toEqual({
    colors: { accent: '#6e0f22', fondo: '#ffffff' },
    mensaje_principal: 'Hola',
    header: { visible: true },
  })
  expect(readSettings(settings, shape)).toMatchObject({
    colors: { accent: '#6e0f22', background: '#ffffff' },
    headline: 'Hola',
  })
})

test('a list grows by one entry at a time, and a whole entry can be removed', () => {
  const one = settingsAfter(null, 'banners.0.title', 'Lino')
  const two = settingsAfter(one, 'banners.1.href', '/productos')
  expect(two).toEqual({ banners: [{ title: 'Lino' }, { href: '/productos' }] })
  expect(changeSetting(shape, two, 'banners.3.title', 'x')).toEqual({
    kind: 'unknown',
    known: ['banners.0', 'banners.1', 'banners.2'],
  })
  expect(resetSetting(shape, two, 'banners.0')).toEqual({
    kind: 'changed',
    settings: { banners: [{ href: '/productos' }] },
  })
  expect(resetSetting(shape, two, 'banners')).toEqual({ kind: 'changed', settings: {} })
})

test('an empty list shows the settings of a first entry', () => {
  const paths = settingRows(shape, null).filter(({ path }) => path.startsWith('banners'))
  expect(paths.map(({ path, value, given }) => [path, value, given])).toContainEqual(['banners.0.title', null, false])
  expect(
    settingRows(shape, { banners: [{ title: 'Lino' }] }).filter(({ path }) => path.startsWith('banners.1')),
  ).toEqual([])
})

test('a value that pages could not show is refused, with a description of valid values', () => {
  for (const [path, typed, expects] of [
    ['scheme', 'purple', 'light, dark or auto'],
    ['colors.accent', 'rojo', 'a colour, as in #6e0f22'],
    ['watermark', 'maybe', 'true or false'],
    ['categoryStyle', '4', '1, 2 or 3'],
    ['banners.0.href', 'javascript:alert(1)', 'an address, as in /productos or https://example.org'],
    ['cover', 'gold', 'navy or sand'],
    ['spot', 'gold', 'acid, cyan or pink'],
  ] as const)
    expect([path, changeSetting(shape, null, path, typed)]).toEqual([path, { kind: 'refused', expects }])
})

test('an unknown path is answered with the known paths beside it', () => {
  expect(changeSetting(shape, null, 'colors.acent', '#fff')).toEqual({
    kind: 'unknown',
    known: ['colors.primary', 'colors.accent', 'colors.background', 'colors.text'],
  })
  expect(changeSetting(shape, null, 'colors', '#fff')).toMatchObject({ kind: 'unknown' })
  expect(changeSetting(shape, null, 'headline.x', 'a')).toEqual({ kind: 'unknown', known: ['headline'] })
  for (const path of ['__proto__', 'constructor.name', '', '.', 'colors.'])
    expect(changeSetting(shape, null, path, 'a').kind).toBe('unknown')
})

test('every setting is listed with its value, whether it is a default, and its valid values', () => {
  const rows = settingRows(shape, { colores: { acento: '#6e0f22' }, banners: [{ titulo: 'Lino' }] })
  const row = (path: string) => rows.find((each) => each.path === path)
  expect(row('colors.accent')).toMatchObject({ value: '#6e0f22', given: true })
  expect(row('banners.0.title')).toMatchObject({ value: 'Lino', given: true })
  expect(row('scheme')).toEqual({ path: 'scheme', value: 'auto', given: false, expects: 'light, dark or auto' })
})

test('for any stored settings and any text, a change can be read back and undone, or is refused', () => {
  const paths = settingRows(shape, { banners: [{}] }).map(({ path }) => path)
  fc.assert(
    fc.property(fc.constantFrom(...paths), fc.string(), fc.object(), (path, typed, stored) => {
      const change = changeSetting(shape, stored, path, typed)
      if (change.kind !== 'changed') return
      const row = settingRows(shape, change.settings).find((each) => each.path === path)
      expect(row?.given).toBe(true)
      const undone = resetSetting(shape, change.settings, path)
      expect(undone.kind).toBe('changed')
    }),
  )
})
