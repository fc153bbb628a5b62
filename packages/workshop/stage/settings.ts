import type { Template } from '@store/template-kit/manifest'
import {
  loadSettingWords,
  type SettingField,
  type SettingWord,
  settingFields,
  settingsShape,
} from '@store/template-kit/settings'
import { TEMPLATES } from '@store/templates'
import type { ArgTypes } from '@storybook/react-vite'

/** A story's args by their names. */
type Args = Readonly<Record<string, unknown>>
/** An arg and its setting. `template`: the number of the template that has it; null: all have it. */
type Control = { readonly field: SettingField; readonly path: string; readonly template: number | null }

const COMMON = new Set(settingFields(settingsShape()).map(({ path }) => path))

/** The args of all templates by name. Of lists, the first entry can be set; lists inside lists cannot. */
const CONTROLS: Readonly<Record<string, Control>> = Object.fromEntries(
  TEMPLATES.flatMap(({ id, settings }) =>
    settingFields(settings.shape)
      .filter(({ path, control }) => control !== 'list' && path.split('*').length < 3)
      .map((field) => {
        const path = field.path.replace('*', '0')
        const template = COMMON.has(field.path) ? null : id
        const name = path.replaceAll('.', '-')
        return [template === null ? name : `template${id}-${name}`, { field, path, template }]
      }),
  ),
)

/** Storybook's controls of all settings: grouped, labelled, and shown with the template that has them. */
export async function settingArgTypes(): Promise<ArgTypes> {
  const words = await Promise.all(TEMPLATES.map(async (template) => [template.id, await wordsOf(template)] as const))
  const common = words[0]?.[1]
  return Object.fromEntries(
    Object.entries(CONTROLS).map(([name, { field, template }]) => {
      const of = words.find(([id]) => id === template)?.[1] ?? common
      const word = of?.settings[field.path]
      return [
        name,
        {
          name: word?.label ?? field.path,
          ...(word ? { description: word.hint } : {}),
          ...controlOf(field, word),
          table: { category: of?.groups[field.group] ?? field.group },
          ...(template === null ? {} : { if: { global: 'template', eq: String(template) } }),
        },
      ]
    }),
  )
}

const wordsOf = (template: Template) => loadSettingWords(template, 'en')

/** The settings that a story's args set in a template, as they would be stored. */
export function storedSettings(args: Args, template: number): Readonly<Record<string, unknown>> {
  const given = Object.entries(CONTROLS).filter(
    ([name, control]) => args[name] !== undefined && (control.template === null || control.template === template),
  )
  return given.reduce<unknown>((stored, [name, { path }]) => withValue(stored, path.split('.'), args[name]), {}) as Args
}

function withValue(stored: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  if (key === '0') return [withValue(Array.isArray(stored) ? stored[0] : undefined, rest, value)]
  const record: Readonly<Record<string, unknown>> = typeof stored === 'object' && stored !== null ? { ...stored } : {}
  return { ...record, [key]: withValue(record[key], rest, value) }
}

/** Storybook's control of a setting. Several colours are typed, separated by commas. */
function controlOf({ control, choices, limits }: SettingField, word: SettingWord | undefined): ArgTypes[string] {
  const labels = Object.fromEntries(choices.map((choice) => [choice, word?.choices?.[choice] ?? String(choice)]))
  switch (control) {
    case 'choice':
    case 'font':
      return { options: choices, control: { type: limits.max === undefined ? 'select' : 'multi-select', labels } }
    case 'switch':
      return { control: 'boolean' }
    case 'color':
      return { control: 'color' }
    case 'number':
      return { control: { type: 'number', ...limits } }
    default:
      return { control: 'text' }
  }
}
