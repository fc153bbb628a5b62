import { FIELD_LIMITS } from '@store/core'

/**
 * Longer than any field may be: what is longer is cut before a rule sees it, and its rule still says that it is too
 * long. The longest field is the list of what was written with lines of a cart.
 */
const MAX_FIELD_LENGTH = 20_001
const MAX_FIELDS = 100
/** Names of our forms' fields: what looks otherwise (`x[0]`, `a.b`, Conform's own `__intent__`) is of nobody's form. */
const NAME = /^(?!__)\w{1,40}$/

/** Whether this may be a key that a mail or an address brought: what is longer is nobody's. */
export const isKey = (text: string): boolean => text !== '' && text.length <= FIELD_LIMITS.key

/** Characters of JSON that pages send to this server. */
const MAX_JSON = 16_000

/**
 * The form a request carries, with a size before anything reads it: at most so many fields, texts only, each cut to the
 * length no field reaches.
 */
export async function readForm(request: Request): Promise<FormData> {
  const kept = new FormData()
  for (const [name, value] of cut(await request.formData())) kept.append(name, value)
  return kept
}

/**
 * The file of a form under this name; null: there is none, or the form cannot be read. The edge has looked at the
 * length of it all.
 */
export async function readFile(request: Request, name: string): Promise<Uint8Array | null> {
  const form = await request.formData().catch(() => null)
  const sent = form?.get(name)
  return sent instanceof Blob ? new Uint8Array(await sent.arrayBuffer()) : null
}

/** Reads the body of a request to its end and keeps none of it. */
export async function discardBody(request: Request): Promise<void> {
  const reader = request.body?.getReader()
  let isOver = !reader
  while (reader && !isOver) isOver = (await reader.read()).done
}

/** The query of a request's address, cut in the same way. */
export const searchOf = (request: Request): URLSearchParams =>
  new URLSearchParams(cut(new URL(request.url).searchParams))

function cut(sent: Iterable<[string, unknown]>): [string, string][] {
  const kept: [string, string][] = []
  for (const [name, value] of sent) {
    if (typeof value !== 'string' || !NAME.test(name)) continue
    if (kept.length === MAX_FIELDS) break
    kept.push([name, value.slice(0, MAX_FIELD_LENGTH).replace(/[^\P{Cc}\n\r\t]/gu, ' ')])
  }
  return kept
}

/** What a request carries as JSON; null when that is none, or more than a page of ours says. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await request.text()
  if (text.length > MAX_JSON) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
