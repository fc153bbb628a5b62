import { parseWithZod } from '@conform-to/zod/v4'
import type * as z from 'zod/mini'

/**
 * Longer than any field may be: what is longer is cut before a rule sees it, and its rule still says that it is too
 * long. The longest field is the list of what was written with lines of a cart.
 */
export const MAX_FIELD_LENGTH = 20_001

/** What Conform says to itself in the browser; servers leave it out of what they read. */
const CONFORM = ['__intent__', '__state__']

/**
 * The fields of these names, the last value of each, as texts without control characters, each at most
 * `MAX_FIELD_LENGTH` long. Other names must not reach Conform: it reads `x[80000000]` as a list of so many.
 */
function knownFields(form: FormData | URLSearchParams, names: readonly string[]): FormData {
  const known = new FormData()
  for (const name of [...names, ...CONFORM]) {
    const value = form.getAll(name).at(-1)
    if (typeof value === 'string') known.set(name, plain(value.slice(0, MAX_FIELD_LENGTH)))
  }
  return known
}

/** Neither databases nor mails take control characters; lines and tabs are people's. */
const plain = (text: string) => text.replace(/[^\P{Cc}\n\r\t]/gu, ' ')

/** Reads a submitted form by the rules of a schema, which knows all of its names. Errors are word keys. */
export const parseForm = <Schema extends z.ZodMiniObject>(form: FormData | URLSearchParams, schema: Schema) =>
  parseWithZod(knownFields(form, Object.keys(schema.shape)), { schema, error: () => 'invalid.form' })
