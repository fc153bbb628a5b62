import { MAX_FIELD_LENGTH } from '@store/template-kit/forms'

const MAX_FIELDS = 100
/** Names of our forms' fields: what looks otherwise (`x[0]`, `a.b`, Conform's own `__intent__`) is of nobody's form. */
const NAME = /^(?!__)\w{1,40}$/

/**
 * The form a request carries, with a size before anything reads it: at most so many fields, texts only, each cut to the
 * length no field reaches.
 */
export async function readForm(request: Request): Promise<FormData> {
  const kept = new FormData()
  let fields = 0
  for (const [name, value] of await request.formData()) {
    if (typeof value !== 'string' || !NAME.test(name)) continue
    if (++fields > MAX_FIELDS) break
    kept.append(name, value.slice(0, MAX_FIELD_LENGTH).replace(/[^\P{Cc}\n\r\t]/gu, ' '))
  }
  return kept
}
