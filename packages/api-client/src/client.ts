import {
  type CallInput,
  decodeOutput,
  type Endpoint,
  type Endpoints,
  encodeInput,
  endpoints,
  failureMessage,
  isFailureBody,
  type Output,
} from './contract/index.ts'
import { ApiError, type ApiRequest } from './error.ts'
import { getFinancingLimits } from './external/financing.ts'
import { getMarketplaceProduct, listMarketplaceProducts } from './external/marketplace.ts'
import { parsed, pathOf, reasonOf, searchOf } from './request.ts'

/** The part of `fetch` that the client uses. */
export type Fetch = (
  url: string,
  init: RequestInit & { readonly headers: Headers; readonly signal: AbortSignal },
) => Promise<Pick<Response, 'status' | 'text'> & { readonly headers: Pick<Headers, 'get'> }>

export type ApiClientOptions = {
  /** The services' base URL, without the paths of the calls. */
  readonly baseUrl: string
  /** Sent with every call (C31). */
  readonly publicKey: string
  /** `x-public-key` when not given. */
  readonly publicKeyHeader?: string
  /** Sends the requests: `fetch` or a compatible function; `globalThis.fetch` when not given. */
  readonly fetch?: Fetch
  /** Milliseconds a call may take, its retry included; 5000 when not given. */
  readonly timeout?: number
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>>
}

export type CallOptions = {
  readonly signal?: AbortSignal
  /** For this call only; they override the client's. A function receives the call, so that it can sign it. */
  readonly headers?: Readonly<Record<string, string>> | ((call: ApiRequest) => Readonly<Record<string, string>>)
  /** Timeout of this call in milliseconds, instead of the client's. */
  readonly timeout?: number
}

type Call<E extends Endpoint> =
  Record<never, never> extends CallInput<E>
    ? (input?: CallInput<E>, options?: CallOptions) => Promise<Output<E>>
    : (input: CallInput<E>, options?: CallOptions) => Promise<Output<E>>

type Calls<Table extends Readonly<Record<string, Endpoint>>> = { readonly [Name in keyof Table]: Call<Table[Name]> }

/** One function per endpoint. It takes and returns domain values, and throws an `ApiError` on failure. */
export type ApiClient = Calls<Endpoints>

/** Statuses of a server that is unavailable for a moment, where a retry helps. */
const RETRIED = [502, 503, 504]

/**
 * The services as functions: `api.getShop({ params: { id: 12 } })`. A GET is retried once after a network error or one of
 * these gateway errors; other requests are never retried. Aborting rejects with the signal's own reason.
 */
export function createApiClient({
  publicKey,
  publicKeyHeader = 'x-public-key',
  ...options
}: ApiClientOptions): ApiClient {
  return callsOf(endpoints, { ...options, key: [publicKeyHeader, publicKey] })
}

/** For other companies' services. They do not get our public key. */
export type ExternalClientOptions = Omit<ApiClientOptions, 'publicKey' | 'publicKeyHeader'>

const marketplace = { listMarketplaceProducts, getMarketplaceProduct } as const
export type MarketplaceClient = Calls<typeof marketplace>

/** The dropshipping marketplace (C29). Only on servers: the token is a secret. */
export function createMarketplaceClient(
  options: ExternalClientOptions & { /** See `tokenFrom` (C32). */ readonly token: string },
): MarketplaceClient {
  return callsOf(marketplace, { ...options, key: ['authorization', `Bearer ${options.token}`] })
}

const financing = { getFinancingLimits } as const
export type FinancingClient = Calls<typeof financing>

/** The buy-now-pay-later provider (C30). */
export function createFinancingClient(options: ExternalClientOptions): FinancingClient {
  return callsOf(financing, { ...options, key: null })
}

/** Call options as they are used internally: with the header that carries the key. */
type Caller = ExternalClientOptions & { readonly key: readonly [header: string, value: string] | null }

function callsOf<const Table extends Readonly<Record<string, Endpoint>>>(table: Table, options: Caller): Calls<Table> {
  const client = { ...options, baseUrl: options.baseUrl.replace(/(?<!\/)\/+$/, '') }
  const calls = Object.entries(table).map(([name, endpoint]) => [
    name,
    (input: CallInput<Endpoint> = {}, callOptions: CallOptions = {}) => call(client, endpoint, input, callOptions),
  ])
  return Object.fromEntries(calls)
}

type HttpAnswer = { readonly status: number; readonly text: string; readonly retryAfter: string | null }

async function call(
  client: Caller,
  endpoint: Endpoint,
  input: CallInput<Endpoint>,
  options: CallOptions,
): Promise<unknown> {
  const { name, method } = endpoint
  const encoded = encodeInput(endpoint, input)
  if (!encoded.ok) {
    throw new ApiError({ name, method, path: endpoint.path }, { kind: 'contract', issues: encoded.issues })
  }
  const { params, query, body } = encoded.value
  const request = { name, method, path: pathOf(endpoint.path, params) }
  const answer = await exchange(client, request, options, client.baseUrl + request.path + searchOf(query), {
    method,
    headers: headersOf(client, endpoint, request, options),
    body: endpoint.body ? JSON.stringify(body) : undefined,
  })
  return answerIn(endpoint, request, answer)
}

/** Sends a request until the timeout or the caller's abort signal; failures of the connection become an `ApiError`. */
async function exchange(
  client: Caller,
  request: ApiRequest,
  { signal, timeout = client.timeout ?? 5000 }: CallOptions,
  url: string,
  init: RequestInit & { readonly headers: Headers },
): Promise<HttpAnswer> {
  const stop = new AbortController()
  const abort = () => stop.abort()
  const timer = setTimeout(() => onceRead(abort), timeout)
  signal?.addEventListener('abort', abort, { once: true })
  try {
    signal?.throwIfAborted()
    return await send(client.fetch ?? globalThis.fetch, url, { ...init, signal: stop.signal })
  } catch (error) {
    signal?.throwIfAborted()
    throw stop.signal.aborted
      ? new ApiError(request, { kind: 'timeout', after: timeout }, error)
      : new ApiError(request, { kind: 'network', message: reasonOf(error) }, error)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

/**
 * Runs after the data that has arrived was read. If the process was busy for longer than the timeout, the timer and the
 * data are due at the same time, and responses that have arrived would be dropped. Without `setImmediate`, as in browsers,
 * it is a `setTimeout`.
 */
const { setImmediate: onceRead = setTimeout } = globalThis as { readonly setImmediate?: (run: () => void) => unknown }

async function send(fetch: Fetch, url: string, init: Parameters<Fetch>[1]): Promise<HttpAnswer> {
  const attempt = async (): Promise<HttpAnswer> => {
    const response = await fetch(url, init)
    const retryAfter = response.headers.get('retry-after')
    return { status: response.status, text: await response.text(), retryAfter }
  }
  if (init.method !== 'GET') return attempt()
  const first = await attempt().catch((error: unknown) => {
    if (init.signal.aborted) throw error
    return null
  })
  if (first && !RETRIED.includes(first.status)) return first
  await pause(50 + Math.random() * 100, init.signal)
  return attempt()
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

function answerIn(endpoint: Endpoint, request: ApiRequest, { status, text, retryAfter }: HttpAnswer): unknown {
  const body = parsed(text)
  const ok = status >= 200 && status < 300
  if (!ok || isFailureBody(body)) {
    // Null only if the services themselves answered: a proxy's 404 or 500 does not mean that the thing does not exist.
    if (endpoint.nullOn?.includes(status) && (endpoint.external || isFailureBody(body))) return null
    const seconds = /^\d{1,9}$/.test(retryAfter ?? '') ? { retryAfter: Number(retryAfter) } : {}
    throw new ApiError(request, { kind: 'http', status, message: failureMessage(body), ...seconds })
  }
  if (endpoint.anyAnswer) return undefined
  // An empty body (204) is read as an envelope without data.
  if (body === undefined && text !== '') {
    throw new ApiError(request, { kind: 'contract', issues: [{ path: '', message: 'expected JSON' }] })
  }
  const decoded = decodeOutput(endpoint, body ?? { data: null })
  if (!decoded.ok) throw new ApiError(request, { kind: 'contract', issues: decoded.issues })
  return decoded.value
}

/** The key is set last, so that no other header can replace it (C31). */
function headersOf(client: Caller, endpoint: Endpoint, request: ApiRequest, options: CallOptions): Headers {
  const extra = typeof options.headers === 'function' ? options.headers(request) : options.headers
  const headers = new Headers({ accept: 'application/json', ...client.headers })
  if (endpoint.body) headers.set('content-type', 'application/json')
  for (const [name, value] of Object.entries(extra ?? {})) headers.set(name, value)
  if (client.key) headers.set(...client.key)
  return headers
}
