import { data, type HeadersFunction } from '@remix-run/node'
import { ApiError } from '@store/api-client'
import type { ShopId } from '@store/core'

/** E10: what a page says that is not there; the screen shown is E1's. */
export function notFound() {
  return data({ message: 'This page could not be found' }, { status: 404 })
}

/**
 * The answer, or something to live without it (C34): the page goes on, the failure is logged once, with its shop. For
 * what a page can do without; what it cannot is awaited plainly and throws. `missed` is told where the answer may well
 * come the next time, so that nothing made without it is kept.
 */
export async function orElse<T, Fallback>(
  shopId: ShopId,
  answer: Promise<T>,
  fallback: Fallback,
  missed?: () => void,
): Promise<T | Fallback> {
  try {
    return await answer
  } catch (problem) {
    if (isPassing(problem)) missed?.()
    console.error(`shop ${shopId}: ${problem instanceof Error ? problem.message : problem}`)
    return fallback
  }
}

/** Whether the services may answer the same question the next time: not where what they answer is nonsense. */
function isPassing(problem: unknown): boolean {
  if (!(problem instanceof ApiError)) return true
  const { failure } = problem
  return failure.kind === 'http' ? failure.status >= 500 || failure.status === 429 : failure.kind !== 'contract'
}

/**
 * The answer, or what to say instead to a shopper who has to wait: a form's error, in the words of the kit, with the
 * headers to answer with. Everything else is thrown on.
 */
export async function orWait<T>(answer: Promise<T>): Promise<T | Wait> {
  try {
    return await answer
  } catch (problem) {
    const failure = problem instanceof ApiError ? problem.failure : null
    if (failure?.kind !== 'http' || failure.status !== 429) throw problem
    return new Wait(failure.retryAfter ?? 60)
  }
}

export class Wait {
  readonly error: string
  readonly answer: { readonly status: 429; readonly headers: Readonly<Record<string, string>> }

  constructor(seconds: number) {
    this.error = `invalid.wait?count=${Math.ceil(seconds / 60)}`
    this.answer = { status: 429, headers: { 'Retry-After': String(seconds) } }
  }
}

/** `headers` of a page with a form: what its action says besides the page, or its loader (Retry-After). */
export const formHeaders: HeadersFunction = ({ actionHeaders, loaderHeaders }) => {
  const headers = new Headers(actionHeaders)
  const wait = loaderHeaders.get('Retry-After')
  if (wait !== null) headers.set('Retry-After', wait)
  return headers
}
