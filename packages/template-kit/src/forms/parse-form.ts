import { parseWithZod } from '@conform-to/zod/v4'
import type * as z from 'zod/mini'

/** What Conform says to itself in the browser; servers leave it out of what they read. */
const CONFORM = ['__intent__', '__state__']

/**
 * Reads a submitted form by the rules of a schema: the fields it knows, the last value of each. Other names must not
 * reach Conform, which reads `x[80000000]` as a list of so many. Errors are word keys.
 */
export function parseForm<Schema extends z.ZodMiniObject>(form: FormData | URLSearchParams, schema: Schema) {
  const known = new FormData()
  for (const name of [...Object.keys(schema.shape), ...CONFORM])
    for (const value of form.getAll(name)) known.set(name, value)
  return parseWithZod(known, { schema, error: () => 'invalid.form' })
}
