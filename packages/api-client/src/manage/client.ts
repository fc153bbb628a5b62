import { type CallInput, decodeOutput, encodeInput, type Issue, type Output } from '../contract/endpoint.ts'
import { parsed, pathOf, reasonOf, searchOf } from '../request.ts'
import { type ManageEndpoint, mayRepeat } from './endpoint.ts'
import { type ManageEndpoints, manageEndpoints } from './endpoints.ts'
import { ManageProblem } from './problem.ts'

export type ManageClientOptions = {
  /** The API's base URL, without the paths of the calls. */
  readonly baseUrl: string
  /** A key of the shop or of the platform, or a person's session; null for calls without one (`access: 'public'`). */
  readonly token: string | null
  /** The language of problems; English when not given. */
  readonly language?: string
  /** Additional headers of each call, such as the address it is made for (`signShopper`). */
  readonly headers?: (call: { readonly method: string; readonly path: string }) => Readonly<Record<string, string>>
  readonly fetch?: typeof globalThis.fetch
  /** Milliseconds until an answer starts; 30,000 when not given. */
  readonly timeout?: number
}

type OneCall = {
  /** For a POST: a repeated call with the same key is done once. If none is given, one is generated. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
  /** Milliseconds until the answer of this call starts, instead of the client's. */
  readonly timeout?: number
}

/** The input of a call: its parts, the revision it refers to, and its file. */
type ManageInput<E extends ManageEndpoint> = CallInput<E> &
  (E extends { readonly revision: true } ? { readonly revision: string } : unknown) &
  (E extends { readonly takes: object } ? { readonly file: Uint8Array<ArrayBuffer> | ReadableStream } : unknown)

type ManageOutput<E extends ManageEndpoint> = E extends { readonly answers: string } ? Response : Output<E>

type ManageCall<E extends ManageEndpoint> =
  Record<never, never> extends ManageInput<E>
    ? (input?: ManageInput<E>, options?: OneCall) => Promise<ManageOutput<E>>
    : (input: ManageInput<E>, options?: OneCall) => Promise<ManageOutput<E>>

/** One function per call: domain values in, domain values out, `ManageError` for what failed. */
export type ManageClient = { readonly [Name in keyof ManageEndpoints]: ManageCall<ManageEndpoints[Name]> }

export type ManageFailure =
  /** The API refused the call, with the reason. */
  | { readonly kind: 'problem'; readonly problem: ManageProblem }
  /** Another server answers at this address. */
  | { readonly kind: 'noApi'; readonly status: number }
  | { readonly kind: 'network'; readonly message: string }
  | { readonly kind: 'timeout'; readonly after: number }
  /** A message, in either direction, that breaks the contract. */
  | { readonly kind: 'contract'; readonly issues: readonly Issue[] }

/** The only error that a call throws, except the reason of the caller's own abort. */
export class ManageError extends Error {
  override readonly name = 'ManageError'
  readonly call: string
  readonly failure: ManageFailure

  constructor(call: string, failure: ManageFailure, cause?: unknown) {
    super(`${call}: ${describe(failure)}`, { cause })
    this.call = call
    this.failure = failure
  }
}

/** The management API as functions: `manage.getShop({ params: { shopId: 12 } })`. Only on servers: the key is a secret. */
export function createManageClient(options: ManageClientOptions): ManageClient {
  const client = { ...options, baseUrl: options.baseUrl.replace(/(?<!\/)\/+$/, '') }
  const calls = Object.entries(manageEndpoints).map(([name, endpoint]) => [
    name,
    (input: CallGiven = {}, one: OneCall = {}) => call(client, endpoint, input, one),
  ])
  return Object.fromEntries(calls)
}

type CallGiven = CallInput<ManageEndpoint> & {
  readonly revision?: string
  readonly file?: Uint8Array<ArrayBuffer> | ReadableStream
}

const REVISION = /^[\w*.:+/=-]{0,200}$/

async function call(
  client: ManageClientOptions,
  endpoint: ManageEndpoint,
  { revision, file, ...input }: CallGiven,
  { idempotencyKey, signal, timeout = client.timeout }: OneCall,
): Promise<unknown> {
  const encoded = encodeInput(endpoint, input)
  if (!encoded.ok) throw new ManageError(endpoint.name, { kind: 'contract', issues: encoded.issues })
  // Anything else would be an invalid header.
  if (revision !== undefined && !REVISION.test(revision))
    throw new ManageError(endpoint.name, {
      kind: 'contract',
      issues: [{ path: 'revision', code: 'wrongFormat', message: 'Not a revision' }],
    })
  const { params, query, body } = encoded.value
  const path = pathOf(endpoint.path, params)
  const headers = new Headers(client.headers?.({ method: endpoint.method, path }))
  headers.set('accept', 'application/json')
  if (client.token !== null) headers.set('authorization', `Bearer ${client.token}`)
  if (client.language) headers.set('accept-language', client.language)
  if (endpoint.body) headers.set('content-type', 'application/json')
  if (endpoint.takes) headers.set('content-type', endpoint.takes.type)
  if (mayRepeat(endpoint)) headers.set('idempotency-key', idempotencyKey ?? crypto.randomUUID())
  if (revision !== undefined) headers.set('if-match', `"${revision}"`)
  const answer = await exchange(
    { ...client, ...(timeout !== undefined && { timeout }) },
    endpoint,
    client.baseUrl + path + searchOf(query),
    {
      method: endpoint.method,
      headers,
      body: endpoint.takes ? file : endpoint.body ? JSON.stringify(body) : undefined,
      signal,
      ...(file instanceof ReadableStream && { duplex: 'half' }),
    },
  )
  if (answer.ok && endpoint.answers) return answer
  const content = parsed(await answer.text())
  if (!answer.ok) throw new ManageError(endpoint.name, failureOf(answer.status, content))
  const decoded = decodeOutput(endpoint, content)
  if (!decoded.ok) throw new ManageError(endpoint.name, { kind: 'contract', issues: decoded.issues })
  return decoded.value
}

async function exchange(
  { fetch = globalThis.fetch, timeout = 30_000 }: ManageClientOptions,
  { name }: ManageEndpoint,
  url: string,
  init: RequestInit,
): Promise<Response> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), timeout)
  try {
    const signal = init.signal ? AbortSignal.any([init.signal, patience.signal]) : patience.signal
    return await fetch(url, { ...init, signal })
  } catch (error) {
    init.signal?.throwIfAborted()
    throw patience.signal.aborted
      ? new ManageError(name, { kind: 'timeout', after: timeout }, error)
      : new ManageError(name, { kind: 'network', message: reasonOf(error) }, error)
  } finally {
    clearTimeout(timer)
  }
}

function failureOf(status: number, body: unknown): ManageFailure {
  const problem = ManageProblem.safeParse(body)
  return problem.success ? { kind: 'problem', problem: problem.data } : { kind: 'noApi', status }
}

function describe(failure: ManageFailure): string {
  switch (failure.kind) {
    case 'problem': {
      const { status, detail, errors = [] } = failure.problem
      return [`${status} ${detail}`, ...errors.slice(0, 5).map(({ path, message }) => `${path}: ${message}`)].join(' ')
    }
    case 'noApi':
      return `${failure.status} by something else than the API`
    case 'network':
      return `no answer (${failure.message})`
    case 'timeout':
      return `no answer within ${failure.after} ms`
    case 'contract':
      return `breaks the contract: ${failure.issues
        .slice(0, 5)
        .map(({ path, message }) => `${path}: ${message}`)
        .join('; ')}`
  }
}
