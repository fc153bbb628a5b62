import { z } from 'zod'
import {
  metaOf,
  type Schema,
  type SettingControl,
  type SettingGroup,
  type SettingLimits,
  type SettingMeta,
  type SettingPart,
  structure,
} from './setting-schema.ts'
import { readSettings } from './settings-shape.ts'

/** A setting as an editor needs it: plain data that can be sent as JSON. Its label and hint are in `loadSettingWords`, by its path. */
export type SettingField = {
  /** As in `settingRows`, with `*` for the place in a list: `colors.accent`, `banners.*.title`. */
  readonly path: string
  readonly control: SettingControl
  readonly group: SettingGroup
  readonly part: SettingPart
  /** The valid values; of a `color`, names of colours besides any other. [] where any value is valid. */
  readonly choices: readonly (string | number)[]
  /** The value that pages use until the merchant sets it; null: none, or a colour of the template. */
  readonly default: unknown
  readonly limits: SettingLimits
}

/**
 * Every setting of a template, in the order of its schema. A list is followed by the fields of an entry.
 *
 * @throws if a schema has no control, group or part (`SettingMeta`), or a choice has no values
 */
export const settingFields = (shape: z.ZodObject): readonly SettingField[] =>
  fieldsOf(shape, readSettings({}, shape), [], {})

function fieldsOf(schema: Schema, value: unknown, at: readonly string[], list: SettingMeta): readonly SettingField[] {
  const inner = structure(schema)
  if (inner instanceof z.core.$ZodObject)
    return Object.entries(inner._zod.def.shape).flatMap(([key, part]) =>
      fieldsOf(part, (value as Readonly<Record<string, unknown>> | null)?.[key], [...at, key], list),
    )
  const path = at.join('.')
  const { control, group = list.group, part = list.part, choices = [], limits = {} } = metaOf(schema)
  if (!control || !group || !part) throw new Error(`setting ${path} has no control, group or part`)
  if (control === 'choice' && choices.length === 0) throw new Error(`setting ${path} has no choices`)
  const field = { path, control, group, part, choices, default: value ?? null, limits }
  if (control !== 'list' || !(inner instanceof z.core.$ZodArray)) return [field]
  const { element } = inner._zod.def
  const entry = z.safeParse(element, {}).data
  return [field, ...fieldsOf(element, entry, [...at, '*'], { group, part })]
}
