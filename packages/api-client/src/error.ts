import type { Issue } from './contract/index.ts'

/** The request, without query and body: they may contain codes and ID numbers, and errors are logged. */
export type ApiRequest = { readonly name: string; readonly method: string; readonly path: string }

export type ApiFailure =
  /** No response: connection refused, reset, host name not found. */
  | { readonly kind: 'network'; readonly message: string }
  /** No response before the timeout. */
  | { readonly kind: 'timeout'; readonly after: number }
  /** A failure answer. `retryAfter`: seconds until another request is allowed (429). */
  | { readonly kind: 'http'; readonly status: number; readonly message: string; readonly retryAfter?: number }
  /** A message, in either direction, that breaks the contract; the path is that of the wire. */
  | { readonly kind: 'contract'; readonly issues: readonly Pick<Issue, 'path' | 'message'>[] }

/** The only error that a call throws, except the reason of the caller's own abort. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly request: ApiRequest
  readonly failure: ApiFailure

  constructor(request: ApiRequest, failure: ApiFailure, cause?: unknown) {
    super(`${request.name}: ${request.method} ${request.path}: ${describe(failure)}`, { cause })
    this.request = request
    this.failure = failure
  }
}

function describe(failure: ApiFailure): string {
  switch (failure.kind) {
    case 'network':
      return `no answer (${failure.message})`
    case 'timeout':
      return `no answer within ${failure.after} ms`
    case 'http':
      return `${failure.status} ${failure.message}`.trim()
    case 'contract':
      return `breaks the contract: ${failure.issues
        .slice(0, 5)
        .map(({ path, message }) => `${path}: ${message}`)
        .join('; ')}`
  }
}
