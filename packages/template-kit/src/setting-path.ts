import { z } from 'zod'
import { SERVICE_NAMES, withOurNames } from './setting-names.ts'
import { expectationOf, type Schema, strict, structure } from './setting-schema.ts'
import { readSettings } from './settings-shape.ts'

/** One setting, by its path: `colors.accent`, `banners.0.title`. */
export type SettingRow = {
  readonly path: string
  /** The value that pages use. */
  readonly value: unknown
  /** The merchant has set it; otherwise it is the template's default. */
  readonly given: boolean
  /** Valid values, in words; null: the schema has no description. */
  readonly expects: string | null
}
export type SettingChange =
  | { readonly kind: 'changed'; readonly settings: Readonly<Record<string, unknown>> }
  /** There is no setting with this path; `known`: the valid paths at the point where it fails. */
  | { readonly kind: 'unknown'; readonly known: readonly string[] }
  /** The value is not valid; `expects` describes valid values. */
  | { readonly kind: 'refused'; readonly expects: string | null }

type Record_ = Readonly<Record<string, unknown>>

/**
 * Every setting of a template with its current value, defaults included. A list has the rows of its entries; an empty list
 * has the rows of a first entry.
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

/** Changes one setting by its path. `typed`: the text that a person typed. A list can be extended by one entry at a time. */
export function changeSetting(shape: z.ZodObject, stored: unknown, path: string, typed: string): SettingChange {
  const keys = path.split('.')
  const found = schemaAt(shape, keys, stored)
  if ('known' in found) return { kind: 'unknown', known: found.known }
  const parsed = z.safeParse(strict(found.schema), typed)
  if (!parsed.success || parsed.data === null || parsed.data === undefined)
    return { kind: 'refused', expects: expectationOf(found.schema) ?? parsed.error?.issues[0]?.message ?? null }
  const value = isStable(found.schema, parsed.data) ? parsed.data : typed.trim()
  return { kind: 'changed', settings: edited(recordOf(stored), keys, value) as Record_ }
}

/** Whether a parsed value may be stored in place of the typed text: parsing it again returns the same value. */
function isStable(schema: Schema, value: unknown): boolean {
  const again = z.safeParse(strict(schema), value)
  return again.success && again.data === value
}

/** Resets a setting, a group (`colors`), a list or one of its entries (`banners.0`) to the template's default. */
export function resetSetting(shape: z.ZodObject, stored: unknown, path: string): SettingChange {
  const keys = path.split('.')
  const found = schemaAt(shape, keys, stored, { groups: true })
  if ('known' in found) return { kind: 'unknown', known: found.known }
  return { kind: 'changed', settings: edited(recordOf(stored), keys, undefined) as Record_ }
}

/** The schema of a path, or the valid paths at the point where it fails. `groups`: the path may name a group or a list. */
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

/** The fields of an object or the entries of a list, with their schemas; null: the schema is neither. */
function partsOf(schema: Schema, value: unknown): readonly (readonly [string, Schema])[] | null {
  const inner = structure(schema)
  if (inner instanceof z.core.$ZodObject) return Object.entries(inner._zod.def.shape)
  if (!(inner instanceof z.core.$ZodArray)) return null
  const entries: readonly unknown[] = Array.isArray(value) && value.length > 0 ? value : [undefined]
  return entries.map((_, at) => [String(at), inner._zod.def.element])
}

/** The stored record, names unchanged: ours or the services'. */
function recordOf(stored: unknown): Record_ {
  const value: unknown = typeof stored === 'string' ? JSON.parse(stored) : stored
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record_) : {}
}

/** A field under our name or the services', or an entry of a list. */
function storedPart(stored: unknown, key: string): unknown {
  if (Array.isArray(stored)) return stored[Number(key)]
  return withOurNames(stored)[key]
}

/** A copy with `value` at the path; `undefined` removes it, under our name and the services'. */
function edited(stored: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  const next =
    rest.length === 0 ? value : edited(storedPart(stored, key) ?? (/^\d+$/.test(rest[0] ?? '') ? [] : {}), rest, value)
  if (Array.isArray(stored)) {
    const at = Number(key)
    return next === undefined ? stored.toSpliced(at, 1) : stored.toSpliced(at, 1, next)
  }
  const { [key]: _, [SERVICE_NAMES[key] ?? key]: __, ...others } = recordOf(stored)
  return next === undefined ? others : { ...others, [key]: next }
}
