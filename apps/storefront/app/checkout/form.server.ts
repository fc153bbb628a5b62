import { FIELD_LIMITS } from '@store/core'
import { unsupported } from '#app/http/http.server.ts'

/**
 * More than any field may have: longer values are cut before validation, whose rule still reports that they are too
 * long. The longest field is the list of messages written with lines of the cart.
 */
const MAX_FIELD_LENGTH = 20_001
const MAX_FIELDS = 100
/** Names of fields in our forms. Others (`x[0]`, `a.b`, Conform's `__intent__`) are ignored. */
const NAME = /^(?!__)\w{1,40}$/

/** Whether a text can be a key from a mail or an address: longer ones cannot. */
export const isKey = (text: string): boolean => text !== '' && text.length <= FIELD_LIMITS.key

/** Limit of JSON sent by pages to this server, in characters. */
const MAX_JSON = 16_000

/**
 * Parses the form of a request, limited in size before anything reads it: a maximum of fields, texts only, each cut to
 * a length beyond every field's own limit. Other bodies get a 415.
 */
export async function readForm(request: Request): Promise<FormData> {
  const cutForm = new FormData()
  const sent = await request.formData().catch(() => {
    throw unsupported()
  })
  for (const [name, value] of cut(sent)) cutForm.append(name, value)
  return cutForm
}

/**
 * The file of a form under this name; null: there is none, or the form cannot be read. The edge has checked the
 * length of the body.
 */
export async function readFile(request: Request, name: string): Promise<Uint8Array | null> {
  const form = await request.formData().catch(() => null)
  const sent = form?.get(name)
  return sent instanceof Blob ? new Uint8Array(await sent.arrayBuffer()) : null
}

/** Reads the body of a request to its end and discards it. */
export async function discardBody(request: Request): Promise<void> {
  const reader = request.body?.getReader()
  let isOver = !reader
  while (reader && !isOver) isOver = (await reader.read()).done
}

/** The query of a request's address, with the same limits. */
export const searchOf = (request: Request): URLSearchParams =>
  new URLSearchParams(cut(new URL(request.url).searchParams))

function cut(sent: Iterable<[string, unknown]>): [string, string][] {
  const entries: [string, string][] = []
  for (const [name, value] of sent) {
    if (typeof value !== 'string' || !NAME.test(name)) continue
    if (entries.length === MAX_FIELDS) break
    entries.push([name, value.slice(0, MAX_FIELD_LENGTH).replace(/[^\P{Cc}\n\r\t]/gu, ' ')])
  }
  return entries
}

/** The JSON of a request; null if it is invalid or too long. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await request.text()
  if (text.length > MAX_JSON) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
