import { expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { defineTemplate, type Template } from './manifest.ts'
import {
  type CommonSettings,
  flag,
  loadSettingWords,
  type OwnSettingWords,
  oneOf,
  type SettingPath,
  settingFields,
  settingsShape,
  text,
} from './settings.ts'

const shape = settingsShape({ scheme: 'dark' }, ['saira']).extend({
  shelf: oneOf(['wood', 'paper']).catch('wood').meta({ group: 'template', part: 'lists' }),
  ticker: text(200).catch('').meta({ group: 'details', part: 'header' }),
})
const words: OwnSettingWords<typeof shape> = {
  shelf: { label: 'Shelf', hint: 'What shelves are of.', choices: { wood: 'Wood', paper: 'Paper' } },
  ticker: { label: 'Ticker', hint: 'A text at the top.' },
}

test('each setting is described as plain data, from the schema', () => {
  const fields = settingFields(shape)
  expect(JSON.parse(JSON.stringify(fields))).toEqual(fields)
  const field = (path: string) => fields.find((each) => each.path === path)
  expect(field('shelf')).toEqual({
    path: 'shelf',
    control: 'choice',
    group: 'template',
    part: 'lists',
    choices: ['wood', 'paper'],
    default: 'wood',
    limits: {},
  })
  expect(field('ticker')).toMatchObject({ control: 'text', default: '', limits: { max: 200 } })
  expect(field('scheme')).toMatchObject({ choices: ['light', 'dark', 'auto'], default: 'dark' })
  expect(field('font')).toMatchObject({ control: 'font', choices: ['own', 'system', 'saira'] })
  expect(field('colors.accent')).toMatchObject({ control: 'color', group: 'colors', part: 'page', default: null })
})

test('a list is followed by the fields of an entry, which have its group and part', () => {
  const paths = settingFields(shape).map(({ path }) => path)
  const at = paths.indexOf('banners')
  expect(settingFields(shape)[at]).toMatchObject({ control: 'list', limits: { max: 6 }, default: [] })
  expect(settingFields(shape)[at + 1]).toMatchObject({
    path: 'banners.*.image',
    control: 'image',
    group: 'banners',
    part: 'home',
    default: null,
  })
})

test('a setting without a control, group or part is an error that names it', () => {
  expect(() => settingFields(settingsShape().extend({ odd: flag.catch(true) }))).toThrow('odd')
  expect(() => settingFields(settingsShape().extend({ odd: z.string().catch('') }))).toThrow('odd')
})

test('a template’s words are added to the kit’s, and may replace them', async () => {
  const own = { ...words, headline: { label: 'Title', hint: 'It is large.' } }
  const load = async () => ({ default: own })
  const template = { settings: { words: { es: load, en: load, pt: load, fr: load } } }
  const { groups, settings } = await loadSettingWords(template, 'es')
  expect(groups.colors).toBe('Colores')
  expect(settings.shelf).toEqual(words.shelf)
  expect(settings.headline).toEqual(own.headline)
  expect(settings.watermark?.label).toBe('«Hecho con Feria»')
})

test('a missing label, choice or language does not compile', () => {
  // @ts-expect-error: no words of `ticker`
  const noTicker: OwnSettingWords<typeof shape> = { shelf: words.shelf }
  // @ts-expect-error: no word of the choice `paper`
  const noPaper: OwnSettingWords<typeof shape>['shelf'] = { label: 'a', hint: 'b', choices: { wood: 'Wood' } }
  const load = async () => ({ default: words })
  const rest = {} as Omit<Template, 'settings'>
  const settings = { shape, read: () => ({}) as CommonSettings }
  const define = [
    // @ts-expect-error: no words
    () => defineTemplate({ ...rest, settings }),
    // @ts-expect-error: no French
    () => defineTemplate({ ...rest, settings: { ...settings, words: { es: load, en: load, pt: load } } }),
    () => defineTemplate({ ...rest, settings: { ...settings, words: { es: load, en: load, pt: load, fr: load } } }),
    () => defineTemplate({ ...rest, settings: { ...settings, shape: settingsShape() } }),
  ]
  expect([noTicker, noPaper, ...define]).toHaveLength(6)
})

test('marks name settings that there are', () => {
  type Path = SettingPath<z.output<typeof shape>>
  expectTypeOf<'shelf' | 'colors.primary' | 'banners.3.title'>().toExtend<Path>()
  expectTypeOf<'banners.*.title'>().not.toExtend<Path>()
  expectTypeOf<'titel'>().not.toExtend<Path>()
})
