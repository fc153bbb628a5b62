import type { Endpoint, Issue } from './endpoint.ts'
import { titleOf } from './status-title.ts'

/** The failure envelope of prescribed calls. */
type FailureBody = { readonly success: false; readonly message: string; readonly data: null }

const failureBody = (message: string): FailureBody => ({ success: false, message, data: null })

/** Why one of our own calls failed (RFC 9457). `errors`: the invalid input, each with its path in the request. */
type ProblemBody = {
  readonly type: 'about:blank'
  readonly title: string
  readonly status: number
  readonly detail: string
  readonly errors?: readonly { readonly field: string; readonly message: string }[]
}

const problemBody = (status: number, detail: string): ProblemBody => ({
  type: 'about:blank',
  title: titleOf(status),
  status,
  detail,
})

/** A failure, ready to be sent. */
export type Failure = {
  readonly status: number
  readonly contentType: 'application/json' | 'application/problem+json'
  readonly body: unknown
}

/** The properties of a call that decide the form of its failures. */
type FailingEndpoint = Endpoint | Pick<Endpoint, 'legacy' | 'nullOn'>

/**
 * For servers: a failure of this endpoint. Clients of some prescribed calls read a 500 as "does not exist". There, our own
 * errors answer 503, so that an outage never looks like a missing shop.
 */
export function encodeFailure(endpoint: FailingEndpoint, status: number, message: string): Failure {
  const mistakable = status === 500 && endpoint.nullOn?.includes(500)
  const answered = mistakable ? 503 : status
  return endpoint.legacy
    ? { status: answered, contentType: 'application/json', body: failureBody(message) }
    : { status: answered, contentType: 'application/problem+json', body: problemBody(answered, message) }
}

/** The most issues that one answer lists, and the most characters of each: they quote unknown keys, which may have any length. */
const MAX_ISSUES = 20
const MAX_ISSUE = 200

/** For servers: input that breaks the contract. Prescribed calls use the form of their original framework. */
export function encodeIssues(endpoint: FailingEndpoint, issues: readonly Pick<Issue, 'path' | 'message'>[]): Failure {
  const errors = issues
    .slice(0, MAX_ISSUES)
    .map(({ path, message }) => ({ field: path.slice(0, MAX_ISSUE), message: message.slice(0, MAX_ISSUE) }))
  if (endpoint.legacy) {
    const message = errors.map(({ field, message }) => `${field} ${message}`.slice(0, MAX_ISSUE))
    return { status: 400, contentType: 'application/json', body: { statusCode: 400, message, error: 'Bad Request' } }
  }
  const body: ProblemBody = { ...problemBody(400, 'The request breaks the contract'), errors }
  return { status: 400, contentType: 'application/problem+json', body }
}

/** Whether a body is a failure, whatever its status: an envelope with `success: false`, or a problem. */
export function isFailureBody(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false
  if ('success' in body) return body.success === false
  return 'type' in body && 'title' in body && 'status' in body && 'detail' in body
}

/** The message of a failed answer; blank if it has none. The prescribed framework's answers have several sentences. */
export function failureMessage(body: unknown): string {
  if (typeof body !== 'object' || body === null) return ''
  const { message, detail, errors } = body as { message?: unknown; detail?: unknown; errors?: unknown }
  const sentences = Array.isArray(errors) && errors.length > 0 ? errors.map(sentenceOf) : [message ?? detail].flat()
  return sentences.filter((sentence) => typeof sentence === 'string').join('; ')
}

function sentenceOf(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return undefined
  const { field, message } = error as { field?: unknown; message?: unknown }
  return `${field} ${message}`
}
