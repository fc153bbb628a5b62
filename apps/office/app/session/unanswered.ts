import type { Words } from '#app/words/words.ts'
import type { Refused } from './outcome.ts'

/** The type of what the app answers to forms. What a proxy says in its place is of another. */
const ANSWER = 'text/x-script'
const TOO_LARGE = 413
/** How often a page that cannot be read anew is asked for again, and how long after, in milliseconds. */
const TRIES = 10
const PAUSE = 1_000

/**
 * Makes a form that nobody answers a refused one: its page stays, with all that was typed, and says why. Remix would put the page of an
 * error in its place, and lets it be changed nowhere but in the browser's `fetch`.
 */
export function refuseUnanswered({ errors }: Pick<Words, 'errors'>): void {
  const ask = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    if (isPageAgain(input, init)) return askAgain(() => ask(input, init), init?.signal)
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
    return new Response(encoded(refused), { status: 503, headers: { 'content-type': ANSWER } })
  }
}

/**
 * A refusal as Remix reads the answer to a form: a list in which an object names the places of its keys and values. Its own encoder would
 * be a script of 2 kB on every page.
 */
const encoded = ({ kind, intent, message }: Refused): string =>
  `${JSON.stringify([
    ...[{ _1: 2 }, 'data', { _3: 4, _5: 6, _7: 8, _9: 10 }],
    ...['kind', kind, 'intent', intent, 'message', message, 'fields', {}],
  ])}\n`

function intentOf(body: BodyInit | null | undefined): string {
  const sent = body instanceof FormData ? body : new URLSearchParams(String(body ?? ''))
  return String(sent.get('intent') ?? '')
}

/** Whether it is how Remix sends a form. */
const isForm = (input: RequestInfo | URL, init: RequestInit | undefined): boolean =>
  input instanceof URL && input.pathname.endsWith('.data') && init?.method === 'POST'

/** Whether Remix reads the page that is shown anew. */
function isPageAgain(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  if (!(input instanceof URL) || (init?.method ?? 'GET') !== 'GET') return false
  const query = new URLSearchParams(input.search)
  query.delete('_routes')
  const { pathname, search } = globalThis.location
  return input.pathname === `${pathname}.data` && String(query) === String(new URLSearchParams(search))
}

/** The first answer that is no failure of the server's, or the last. */
async function askAgain(ask: () => Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  for (let left = TRIES; ; left--) {
    const answer = await ask().catch((error: unknown) => {
      if (signal?.aborted || left === 0) throw error
      return null
    })
    if (answer && (answer.status < 500 || left === 0)) return answer
    await new Promise((done) => setTimeout(done, PAUSE))
  }
}
