import { data, type HeadersFunction } from '@remix-run/node'
import { ApiError } from '@store/api-client'
import type { ShopId } from '@store/core'
import { logProblem } from '#app/http/log.server.ts'

/** E10: the message of a page that does not exist; it is shown with E1. */
export function notFound() {
  return data({ message: 'This page could not be found' }, { status: 404 })
}

/** The response to a body that is not a form: no page of ours sends one. */
export const unsupported = () => data({ message: 'This is not a form' }, { status: 415 })

/**
 * The answer, or a fallback (C34): the page continues, and the failure is logged once, with its shop. For optional parts of a
 * page; a required part is awaited directly and throws. `missed` is called if the call may succeed
 * next time, so that nothing made without it is cached.
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
    logProblem('a part of a page is left out', problem, { shop: shopId })
    return fallback
  }
}

/** Whether a failed call may succeed next time: not if its response was malformed. */
function isPassing(problem: unknown): boolean {
  if (!(problem instanceof ApiError)) return true
  const { failure } = problem
  return failure.kind === 'http' ? failure.status >= 500 || failure.status === 429 : failure.kind !== 'contract'
}

/**
 * The answer, or a form's error for a shopper who has to wait, as a word key, with the
 * response's headers. All other errors are rethrown.
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

/** `headers` of a page with a form: those of its action or loader, such as Retry-After. */
export const formHeaders: HeadersFunction = ({ actionHeaders, loaderHeaders }) => {
  const headers = new Headers(actionHeaders)
  const wait = loaderHeaders.get('Retry-After')
  if (wait !== null) headers.set('Retry-After', wait)
  return headers
}
