import type { Language } from '@store/core'
import type { z } from 'zod'
import type { SettingGroup } from './setting-schema.ts'
import type { CommonSettings } from './settings-shape.ts'

/** A setting's texts for merchants: its name, one line about its effect and place, and the names of its choices. */
export type SettingWord = {
  readonly label: string
  readonly hint: string
  readonly choices?: Readonly<Record<string | number, string>>
}

/** Words of settings by the paths of `settingFields`. */
export type SettingWords = Readonly<Record<string, SettingWord>>

/** How deep settings may be nested: the fields of an entry of a list in an entry of a list. */
type Levels = readonly [unknown, unknown, unknown]
/** For settings as read, each path with the type of its value. `Place` stands for a position in a list. */
type ValueByPath<Values, Place extends string = '*', At extends string = '', Left = Levels> = {
  readonly [Key in keyof Values & string]: ValueAt<NonNullable<Values[Key]>, Place, `${At}${Key}`, Left>
}[keyof Values & string]
type ValueAt<Value, Place extends string, Path extends string, Left> = Left extends readonly [unknown, ...infer Less]
  ? [Value] extends [readonly (infer Entry)[]]
    ? [Entry] extends [Fields<Entry>]
      ? readonly [Path, null] | ValueByPath<Entry, Place, `${Path}.${Place}.`, Less>
      : readonly [Path, Entry]
    : [Value] extends [Fields<Value>]
      ? ValueByPath<Value, Place, `${Path}.`, Less>
      : readonly [Path, Value]
  : never
/** An object with fields of fixed names; `never` for a record with any names, a text, a number. */
type Fields<Value> = string extends keyof Value ? never : Readonly<Record<string, unknown>>

/** The values of a type that are literals: `'light' | 'dark'`, but not `string`, `number` or `#${string}`. */
type Choices<Value> = Value extends string | number
  ? Record<never, never> extends Record<Value, 1>
    ? never
    : Value
  : never
/** A setting with choices has a name for each. */
type WordOf<Value> = SettingWord &
  ([Choices<Value>] extends [never] ? unknown : { readonly choices: Readonly<Record<Choices<Value>, string>> })

type Words<Entry extends readonly [string, unknown]> = {
  readonly [Each in Entry as Each[0]]: WordOf<Each[1]>
}
type CommonEntry = ValueByPath<CommonSettings>
type OwnEntry<Shape extends z.ZodObject> = Exclude<ValueByPath<z.output<Shape>>, readonly [CommonEntry[0], unknown]>

/** The kit's words in one language: of the groups, and of the settings that every template has. */
export type CommonSettingWords = {
  readonly groups: Readonly<Record<SettingGroup, string>>
  /** Only these two fonts have names here; a template's alternatives are shown by their own names. */
  readonly settings: Words<CommonEntry> & {
    readonly font: { readonly choices: Readonly<Record<'own' | 'system', string>> }
  }
}
/**
 * A template's words of its own settings in one language, for the type of its schema: a missing label does not compile.
 * They may also replace the words of a common setting.
 */
export type OwnSettingWords<Shape extends z.ZodObject> = Words<OwnEntry<Shape>> &
  Partial<CommonSettingWords['settings']>

/** A dictionary of settings in each language, loaded when an editor needs it: shop pages never do. */
export type SettingWordLoads<Own extends SettingWords = SettingWords> = Readonly<
  Record<Language, () => Promise<{ readonly default: Own }>>
>

/** The paths that an element can be marked with: `headline`, `banners.0.title`, `banners.0`. */
export type SettingPath<Settings> = Extract<ValueByPath<Settings, `${number}`>, readonly [string, unknown]>[0]

const COMMON: Readonly<Record<Language, () => Promise<{ readonly default: CommonSettingWords }>>> = {
  es: () => import('./words/settings/es.ts'),
  en: () => import('./words/settings/en.ts'),
  pt: () => import('./words/settings/pt.ts'),
  fr: () => import('./words/settings/fr.ts'),
}

/** The words of all settings of a template, and of their groups: the kit's, replaced by the template's own. */
export async function loadSettingWords(
  { settings }: { readonly settings: { readonly words?: SettingWordLoads | undefined } },
  language: Language,
): Promise<{ readonly groups: Readonly<Record<SettingGroup, string>>; readonly settings: SettingWords }> {
  const [common, own] = await Promise.all([COMMON[language](), settings.words?.[language]()])
  return { groups: common.default.groups, settings: { ...common.default.settings, ...own?.default } }
}
