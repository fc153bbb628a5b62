import { encode } from 'turbo-stream'
import type { Words } from '#app/words/words.ts'
import type { Refused } from './outcome.ts'

/** The type of what the app answers to forms. What a proxy says in its place is of another. */
const ANSWER = 'text/x-script'
const TOO_LARGE = 413

/**
 * Makes a form that nobody answers a refused one: its page stays, with all that was typed, and says why. Remix would put the page of an
 * error in its place, and lets it be changed nowhere but in the browser's `fetch`.
 */
export function refuseUnanswered({ errors }: Pick<Words, 'errors'>): void {
  const ask = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    if (!isForm(input, init)) return ask(input, init)
    const answer = await ask(input, init).catch((error: unknown) => {
      // The page was left.
      if (init?.signal?.aborted) throw error
      return null
    })
    if (answer?.headers.get('content-type')?.includes(ANSWER)) return answer
    const refused: Refused = {
      kind: 'refused',
      intent: intentOf(init?.body),
      message: answer?.status === TOO_LARGE ? errors.tooMuch : errors.unsent,
      fields: {},
    }
    // A page is not read again after this status, which would fail as well.
    return new Response(encode({ data: refused }), { status: 503, headers: { 'content-type': ANSWER } })
  }
}

function intentOf(body: BodyInit | null | undefined): string {
  const sent = body instanceof FormData ? body : new URLSearchParams(String(body ?? ''))
  return String(sent.get('intent') ?? '')
}

/** Whether it is how Remix sends a form. */
const isForm = (input: RequestInfo | URL, init: RequestInit | undefined): boolean =>
  input instanceof URL && input.pathname.endsWith('.data') && init?.method === 'POST'
