import { parseWithZod } from '@conform-to/zod/v4'
import type * as z from 'zod/mini'

/** What Conform says to itself in the browser; servers leave it out of what they read. */
const CONFORM = ['__intent__', '__state__']

/**
 * The fields of these names, the last value of each, as texts. Other names must not reach Conform: it reads
 * `x[80000000]` as a list of so many.
 */
function knownFields(form: FormData | URLSearchParams, names: readonly string[]): FormData {
  const known = new FormData()
  for (const name of [...names, ...CONFORM]) {
    const value = form.getAll(name).at(-1)
    if (typeof value === 'string') known.set(name, value)
  }
  return known
}

/** Reads a submitted form by the rules of a schema, which knows all of its names. Errors are word keys. */
export const parseForm = <Schema extends z.ZodMiniObject>(form: FormData | URLSearchParams, schema: Schema) =>
  parseWithZod(knownFields(form, Object.keys(schema.shape)), { schema, error: () => 'invalid.form' })
