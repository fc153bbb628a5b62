/** A provider that does not respond, or responds incorrectly. `message` contains no key and no text of a person. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway'
}

/** A provider that does not accept the account's keys. */
export class KeysRefused extends Error {
  override readonly name = 'KeysRefused'
}

/** Milliseconds; a shopper waits for it. */
const PATIENCE_MS = 8_000

export type ProviderAnswer = { readonly status: number; readonly headers: Headers; readonly body: unknown }

/**
 * Makes one call to a provider. Returns the JSON of the response (null if it is not JSON) and follows no redirects. A
 * refusal (4xx) is a response, but 401 and 403 mean that the keys are wrong. No response, 429 and 5xx mean that the provider
 * is unavailable.
 */
export async function askProvider(url: string, init: RequestInit = {}): Promise<ProviderAnswer> {
  const { status, headers, text } = await exchange(url, init)
  if (status >= 500 || status === 429) throw new ProviderAway(`status ${status}`)
  if (status === 401 || status === 403) throw new KeysRefused(`status ${status}`)
  return { status, headers, body: jsonIn(text) }
}

async function exchange(url: string, init: RequestInit) {
  try {
    const response = await fetch(url, { redirect: 'manual', ...init, signal: AbortSignal.timeout(PATIENCE_MS) })
    return { status: response.status, headers: response.headers, text: await response.text() }
  } catch (error) {
    const late = error instanceof DOMException && error.name === 'TimeoutError'
    throw new ProviderAway(late ? 'no answer in time' : 'no connection')
  }
}

/** Parses JSON; null: it is invalid. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
