import { shopPath } from '@store/core'
import type { SettingField } from '../settings.ts'

type Stored = Readonly<Record<string, unknown>>
type SampleField = Pick<SettingField, 'path' | 'control' | 'choices' | 'limits' | 'default'>

/** Stored settings with which as much as possible is shown: texts are filled, switches are on, lists have two entries. */
export function filledSettings(fields: readonly SampleField[]): Stored {
  const samples = fields.flatMap((field): readonly (readonly [string, unknown])[] => {
    if (field.control === 'list') return [[field.path, [{}, {}]]]
    const value = SAMPLES[field.control]
    return value === undefined ? [] : [[field.path, typeof value === 'string' ? value : true]]
  })
  return samples.reduce((stored, [path, value]) => withSetting(stored, path, value), {} as Stored)
}

const SAMPLES: { readonly [Control in SampleField['control']]?: string | true } = {
  text: 'Una muestra',
  longText: 'Una muestra más larga.',
  switch: true,
  image: '/media/muestra.jpg',
  link: `${shopPath('catalog')}?promotion=1`,
  focus: '10% 20%',
  number: '40',
}

/** A valid value that is not the given one. */
export function otherValue({ control, choices, limits }: SampleField, value: unknown): unknown {
  switch (control) {
    case 'switch':
      return value !== true
    case 'choice':
    case 'font':
      return limits.max === undefined ? choices.find((choice) => choice !== value) : choices.slice(1, 2)
    case 'color':
      return '#0a4d3c'
    case 'swatches':
      return ['#ffd2e4', '#c9f2d9']
    case 'image':
      return '/media/otra.jpg'
    case 'link':
      return shopPath('contact')
    case 'focus':
      return '70% 80%'
    case 'moment':
      return '2031-12-01T08:00'
    case 'number':
      return value === 60 ? 40 : 60
    default:
      return 'Otra muestra.'
  }
}

/** A copy with the value at the path; `*` stands for every entry of a list. */
export function withSetting(stored: Stored, path: string, value: unknown): Stored {
  return changed(stored, path.split('.'), value) as Stored
}

function changed(stored: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  if (key === '*') return Array.isArray(stored) ? stored.map((entry) => changed(entry, rest, value)) : stored
  const record = (typeof stored === 'object' && stored !== null ? stored : {}) as Stored
  return { ...record, [key]: changed(record[key], rest, value) }
}

/** The value at a path, in the first entry of each list. */
export const settingAt = (settings: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key === '*' ? '0' : key], settings)
