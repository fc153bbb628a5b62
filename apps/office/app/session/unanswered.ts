import type { Words } from '#app/words/words.ts'
import type { Refused } from './outcome.ts'

/** The content type of the app's responses to forms. Error pages of proxies have another. */
const ANSWER = 'text/x-script'
const TOO_LARGE = 413
/** How many times loading the page again is retried, and the interval, in milliseconds. */
const TRIES = 10
const PAUSE = 1_000

/**
 * Turns the failure of a form (no response, or a proxy's error page) into a refused outcome: the page stays, with what was
 * typed. Remix would show an error page instead; patching the browser's `fetch` is the only way to change that.
 */
export function refuseUnanswered({ errors }: Pick<Words, 'errors'>): void {
  const ask = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    if (!isData(input)) return ask(input, init)
    if (isPageAgain(input, init)) return askAgain(() => whole(ask(input, init)), init?.signal)
    if (!isForm(init)) return whole(ask(input, init))
    const answer = await whole(ask(input, init)).catch((error: unknown) => {
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
    // After this status Remix does not load the page again, which would fail too.
    return new Response(encoded(refused), { status: 503, headers: { 'content-type': ANSWER } })
  }
}

/**
 * Encodes a refusal as Remix's responses to forms are: a list in which objects refer to the indexes of their keys and
 * values. Its own encoder would add 2 kB of script to every page.
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

/**
 * The response once its whole body has arrived. A body that is aborted or cut off then fails like no response at all;
 * Remix would log an error in the console for it, though it aborts superseded loads itself. No loader defers data, which
 * would arrive at its end only.
 */
async function whole(asked: Promise<Response>): Promise<Response> {
  const answer = await asked
  return answer.body ? new Response(await answer.arrayBuffer(), answer) : answer
}

/** Whether Remix loads the data of a page or sends a form. */
const isData = (input: RequestInfo | URL): input is URL => input instanceof URL && input.pathname.endsWith('.data')

const isForm = (init: RequestInit | undefined): boolean => init?.method === 'POST'

/** Whether Remix loads the current page again. */
function isPageAgain(input: URL, init: RequestInit | undefined): boolean {
  if ((init?.method ?? 'GET') !== 'GET') return false
  const query = new URLSearchParams(input.search)
  query.delete('_routes')
  const { pathname, search } = globalThis.location
  return input.pathname === `${pathname}.data` && String(query) === String(new URLSearchParams(search))
}

/** Retries until a response is not a server error; returns the last one. */
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
