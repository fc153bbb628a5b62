import { z } from 'zod'

/**
 * How a setting is edited. `list`: entries with fields; `focus`: the point of a picture that stays visible; `moment`: a day
 * and time in the shop's time zone, at which an entry begins or ends. Pages only get the entries that are shown now, so
 * this value is not visible in them.
 */
export const SETTING_CONTROLS = [
  'color',
  'text',
  'longText',
  'number',
  'choice',
  'swatches',
  'switch',
  'image',
  'link',
  'focus',
  'moment',
  'font',
  'list',
] as const
export type SettingControl = (typeof SETTING_CONTROLS)[number]

/** The sections of an editor, in their order. */
export const SETTING_GROUPS = ['template', 'colors', 'letters', 'logo', 'banners', 'details'] as const
export type SettingGroup = (typeof SETTING_GROUPS)[number]

/**
 * The part of a shop that a setting changes, so that an editor opens a page that shows it. `page`: all of every page; such
 * a setting has no element, and is not marked (`useMark`).
 */
export const SETTING_PARTS = ['page', 'header', 'footer', 'home', 'lists', 'product', 'cart'] as const
export type SettingPart = (typeof SETTING_PARTS)[number]

/**
 * Minimum and maximum: letters of a text, entries of a list, colours of `swatches`, values of a `choice` (without limits:
 * one). For a `number`, of its value.
 */
export type SettingLimits = { readonly min?: number; readonly max?: number }

/**
 * The content of `.meta()` in a setting's schema, for an editor. A list's group and part are those of its entries as well.
 */
export type SettingMeta = {
  readonly control?: SettingControl
  readonly group?: SettingGroup
  readonly part?: SettingPart
  readonly choices?: readonly (string | number)[]
  readonly limits?: SettingLimits
}

declare module 'zod' {
  interface GlobalMeta extends SettingMeta {}
}

export type Schema = z.core.$ZodType

/** The metadata of a schema and of those inside its wrappers; an outer one wins. */
export function metaOf(schema: Schema): SettingMeta & { readonly description?: string | undefined } {
  const inner = unwrapped(schema)
  return { ...(inner ? metaOf(inner) : {}), ...z.globalRegistry.get(schema) }
}

/** The schema inside all wrappers (defaults, `catch`, `nullable`, `preprocess`). */
export function structure(schema: Schema): Schema {
  const inner = unwrapped(schema)
  return inner ? structure(inner) : schema
}

/** The schema inside the outermost wrapper; null: there is none. */
export function unwrapped(schema: Schema): Schema | null {
  if (schema instanceof z.core.$ZodCatch || schema instanceof z.core.$ZodNullable) return schema._zod.def.innerType
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodDefault) return schema._zod.def.innerType
  if (!(schema instanceof z.core.$ZodPipe)) return null
  const { in: before, out: after } = schema._zod.def
  return before instanceof z.core.$ZodTransform ? after : before
}

/** The schema without `catch`: it refuses a value that would otherwise be replaced by the default. */
export function strict(schema: Schema): Schema {
  return schema instanceof z.core.$ZodCatch ? strict(schema._zod.def.innerType) : schema
}

/** A description of valid values: that of the outermost wrapper that has one, otherwise the names of an enum. */
export function expectationOf(schema: Schema): string | null {
  const choices = choicesOf(schema)
  return metaOf(schema).description ?? (choices.length > 0 ? alternatives(choices) : null)
}

/** "a, b or c". */
export const alternatives = (names: readonly (string | number)[]): string =>
  names.join(', ').replace(/, ([^,]*)$/, ' or $1')

/** The values of the enums inside a schema; empty where any text is valid. */
function choicesOf(schema: Schema): readonly string[] {
  if (schema instanceof z.core.$ZodEnum) return Object.values(schema._zod.def.entries).map(String)
  if (schema instanceof z.core.$ZodUnion) return schema._zod.def.options.flatMap(choicesOf)
  if (schema instanceof z.core.$ZodPipe) return [schema._zod.def.in, schema._zod.def.out].flatMap(choicesOf)
  const inner = unwrapped(schema)
  return inner ? choicesOf(inner) : []
}
