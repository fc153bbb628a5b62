import { parseWithZod } from '@conform-to/zod/v4'
import type * as z from 'zod/mini'

/** Fields that Conform adds in the browser for its own use. */
const CONFORM = ['__intent__', '__state__']

/**
 * Validates a submitted form by a schema. Only fields of the schema are read, the last value of each: Conform would turn an
 * unknown name such as `x[80000000]` into a list of that length. Errors are word keys.
 */
export function parseForm<Schema extends z.ZodMiniObject>(form: FormData | URLSearchParams, schema: Schema) {
  const known = new FormData()
  for (const name of [...Object.keys(schema.shape), ...CONFORM])
    for (const value of form.getAll(name)) known.set(name, value)
  return parseWithZod(known, { schema, error: () => 'invalid.form' })
}
