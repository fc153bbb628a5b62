import { z } from 'zod'
import { OTHER_NAMES, renamed } from './setting-names.ts'
import { readSettings } from './settings-shape.ts'

/** One setting, by its path: `colors.accent`, `banners.0.title`. */
export type SettingRow = {
  readonly path: string
  /** What pages are drawn with. */
  readonly value: unknown
  /** The merchant has said so; otherwise it is the template's default. */
  readonly given: boolean
  /** What may be said, in words; null: the schema does not say. */
  readonly expects: string | null
}
export type SettingChange =
  | { readonly kind: 'changed'; readonly settings: Readonly<Record<string, unknown>> }
  /** There is nothing under this path; `known` are the ones there are beside it. */
  | { readonly kind: 'unknown'; readonly known: readonly string[] }
  /** The value is none of those that `expects` names. */
  | { readonly kind: 'refused'; readonly expects: string | null }

type Schema = z.core.$ZodType
type Record_ = Readonly<Record<string, unknown>>

/**
 * Every setting of a template as it stands, defaults included; of lists, the entries there are, or where there are none,
 * what a first one would have.
 */
export function settingRows(shape: z.ZodObject, stored: unknown): readonly SettingRow[] {
  return rowsOf(shape, readSettings(stored, shape), stored, [])
}

function rowsOf(schema: Schema, value: unknown, stored: unknown, at: readonly string[]): SettingRow[] {
  const parts = partsOf(schema, value)
  if (parts)
    return parts.flatMap(([key, part]) =>
      rowsOf(part, (value as Record_ | undefined)?.[key], storedPart(stored, key), [...at, key]),
    )
  const given = stored !== undefined && stored !== null
  return [{ path: at.join('.'), value: value ?? null, given, expects: expectationOf(schema) }]
}

/** Changes one setting by its path. `typed` is text as a person types it; lists grow by an entry at a time. */
export function changeSetting(shape: z.ZodObject, stored: unknown, path: string, typed: string): SettingChange {
  const keys = path.split('.')
  const found = schemaAt(shape, keys, stored)
  if ('known' in found) return { kind: 'unknown', known: found.known }
  const parsed = z.safeParse(strict(found.schema), typed)
  if (!parsed.success || parsed.data === null || parsed.data === undefined)
    return { kind: 'refused', expects: expectationOf(found.schema) ?? parsed.error?.issues[0]?.message ?? null }
  const value = isFixed(found.schema, parsed.data) ? parsed.data : typed.trim()
  return { kind: 'changed', settings: edited(recordOf(stored), keys, value) as Record_ }
}

/** Whether what was read may be kept in place of what was typed: it is read as itself. */
function isFixed(schema: Schema, value: unknown): boolean {
  const again = z.safeParse(strict(schema), value)
  return again.success && again.data === value
}

/** Back to the template's default: one setting, a group (`colors`), a list or one of its entries (`banners.0`). */
export function resetSetting(shape: z.ZodObject, stored: unknown, path: string): SettingChange {
  const keys = path.split('.')
  const found = schemaAt(shape, keys, stored, { groups: true })
  if ('known' in found) return { kind: 'unknown', known: found.known }
  return { kind: 'changed', settings: edited(recordOf(stored), keys, undefined) as Record_ }
}

/** The schema under a path, or the names there are where the path ends. */
function schemaAt(
  shape: Schema,
  keys: readonly string[],
  stored: unknown,
  { groups = false } = {},
): { readonly schema: Schema } | { readonly known: readonly string[] } {
  let schema = shape
  let here = recordOf(stored) as unknown
  for (const [depth, key] of keys.entries()) {
    const inner = structure(schema)
    const before = keys.slice(0, depth)
    const named = (names: readonly string[]) => names.map((name) => [...before, name].join('.'))
    if (inner instanceof z.core.$ZodObject) {
      const { shape: parts } = inner._zod.def
      const part = Object.hasOwn(parts, key) ? parts[key] : undefined
      if (!part) return { known: named(Object.keys(parts)) }
      schema = part
    } else if (inner instanceof z.core.$ZodArray) {
      const length = Array.isArray(here) ? here.length : 0
      if (!/^\d{1,3}$/.test(key) || Number(key) > length - (groups ? 1 : 0))
        return { known: named(Array.from({ length: length + (groups ? 0 : 1) }, (_, at) => String(at))) }
      schema = inner._zod.def.element
    } else return { known: [before.join('.')] }
    here = storedPart(here, key)
  }
  const inner = structure(schema)
  if (groups) return { schema }
  if (inner instanceof z.core.$ZodObject)
    return { known: Object.keys(inner._zod.def.shape).map((name) => [...keys, name].join('.')) }
  if (inner instanceof z.core.$ZodArray) return { known: [[...keys, '0'].join('.')] }
  return { schema }
}

/** Named parts of an object, entries of a list; null: it has none. */
function partsOf(schema: Schema, value: unknown): readonly (readonly [string, Schema])[] | null {
  const inner = structure(schema)
  if (inner instanceof z.core.$ZodObject) return Object.entries(inner._zod.def.shape)
  if (!(inner instanceof z.core.$ZodArray)) return null
  const entries: readonly unknown[] = Array.isArray(value) && value.length > 0 ? value : [undefined]
  return entries.map((_, at) => [String(at), inner._zod.def.element])
}

/** What a setting is beneath its defaults and preparations. */
function structure(schema: Schema): Schema {
  const inner = beneath(schema)
  return inner ? structure(inner) : schema
}

function beneath(schema: Schema): Schema | null {
  if (schema instanceof z.core.$ZodCatch || schema instanceof z.core.$ZodNullable) return schema._zod.def.innerType
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodDefault) return schema._zod.def.innerType
  if (!(schema instanceof z.core.$ZodPipe)) return null
  const { in: before, out: after } = schema._zod.def
  return before instanceof z.core.$ZodTransform ? after : before
}

/** The schema that refuses what the tolerant one would replace by its default. */
function strict(schema: Schema): Schema {
  return schema instanceof z.core.$ZodCatch ? strict(schema._zod.def.innerType) : schema
}

/** What its author says may be said, in the outermost of its layers that has words; failing that, what it is chosen from. */
function expectationOf(schema: Schema): string | null {
  const choices = choicesOf(schema)
  return wordsOf(schema) ?? (choices.length > 0 ? choices.join(', ').replace(/, ([^,]*)$/, ' or $1') : null)
}

function wordsOf(schema: Schema): string | null {
  const words = z.globalRegistry.get(schema)?.description
  if (words) return words
  const inner = beneath(schema)
  return inner ? wordsOf(inner) : null
}

/** The names of a closed set, wherever it stands among what prepares them; none where it is open. */
function choicesOf(schema: Schema): readonly string[] {
  if (schema instanceof z.core.$ZodEnum) return Object.values(schema._zod.def.entries).map(String)
  if (schema instanceof z.core.$ZodUnion) return schema._zod.def.options.flatMap(choicesOf)
  if (schema instanceof z.core.$ZodPipe) return [schema._zod.def.in, schema._zod.def.out].flatMap(choicesOf)
  const inner = beneath(schema)
  return inner ? choicesOf(inner) : []
}

/** As it is kept: the services' names too. */
function recordOf(stored: unknown): Record_ {
  const value: unknown = typeof stored === 'string' ? JSON.parse(stored) : stored
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record_) : {}
}

/** A part by our name or the services'. */
function storedPart(stored: unknown, key: string): unknown {
  if (Array.isArray(stored)) return stored[Number(key)]
  return renamed(stored)[key]
}

/** A copy with one value in another place; `undefined` takes it out, under both of its names. */
function edited(stored: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  const next =
    rest.length === 0 ? value : edited(storedPart(stored, key) ?? (/^\d+$/.test(rest[0] ?? '') ? [] : {}), rest, value)
  if (Array.isArray(stored)) {
    const at = Number(key)
    return next === undefined ? stored.toSpliced(at, 1) : stored.toSpliced(at, 1, next)
  }
  const { [key]: _, [OTHER_NAMES[key] ?? key]: __, ...others } = recordOf(stored)
  return next === undefined ? others : { ...others, [key]: next }
}
