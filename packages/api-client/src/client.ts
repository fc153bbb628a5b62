import {
  type CallInput,
  decodeOutput,
  type Endpoint,
  type EndpointName,
  type Endpoints,
  encodeInput,
  endpoints,
  isFailureBody,
  type Output,
} from './contract/index.ts'
import { ApiError, type ApiRequest } from './error.ts'

export type ApiClientOptions = {
  /** Where the services are, without the `/api` of their paths. */
  readonly baseUrl: string
  /** Sent with every call (C31). */
  readonly publicKey: string
  /** `x-public-key` when not given. */
  readonly publicKeyHeader?: string
  readonly fetch?: typeof globalThis.fetch
  /** Milliseconds a call may take, its retry included; 5000 when not given. */
  readonly timeout?: number
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>>
}

export type CallOptions = {
  readonly signal?: AbortSignal
  /** For this call alone; they win over the client's. */
  readonly headers?: Readonly<Record<string, string>>
}

type Call<E extends Endpoint> =
  Record<never, never> extends CallInput<E>
    ? (input?: CallInput<E>, options?: CallOptions) => Promise<Output<E>>
    : (input: CallInput<E>, options?: CallOptions) => Promise<Output<E>>

/** One function per endpoint: domain values in, domain values out, `ApiError` for what broke. */
export type ApiClient = { readonly [Name in EndpointName]: Call<Endpoints[Name]> }

/** A retry helps where the server was not there for a moment. */
const RETRIED = [502, 503, 504]

/**
 * The services as functions: `api.getShop({ params: { id: 12 } })`. Reads are tried twice when nobody answered or a
 * gateway did; nothing else is ever sent again. Aborting rejects with the signal's own reason.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const client = { ...options, baseUrl: options.baseUrl.replace(/\/+$/, '') }
  const calls = Object.entries(endpoints).map(([name, endpoint]) => [
    name,
    (input: CallInput<Endpoint> = {}, callOptions: CallOptions = {}) => call(client, endpoint, input, callOptions),
  ])
  return Object.fromEntries(calls)
}

type Answer = { readonly status: number; readonly text: string }

async function call(
  client: ApiClientOptions,
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
  const answer = await exchange(client, request, options.signal, client.baseUrl + request.path + searchOf(query), {
    method,
    headers: headersOf(client, endpoint, options),
    body: endpoint.body ? JSON.stringify(body) : undefined,
  })
  return answerIn(endpoint, request, answer)
}

/** Sends, within the client's time and the caller's patience; what goes wrong on the way becomes an `ApiError`. */
async function exchange(
  client: ApiClientOptions,
  request: ApiRequest,
  signal: AbortSignal | undefined,
  url: string,
  init: RequestInit,
): Promise<Answer> {
  const timeout = client.timeout ?? 5000
  const stop = new AbortController()
  const abort = () => stop.abort()
  const timer = setTimeout(abort, timeout)
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

async function send(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit & { readonly signal: AbortSignal },
): Promise<Answer> {
  const attempt = async (): Promise<Answer> => {
    const response = await fetch(url, init)
    return { status: response.status, text: await response.text() }
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

function answerIn(endpoint: Endpoint, request: ApiRequest, { status, text }: Answer): unknown {
  const body = parsed(text)
  const ok = status >= 200 && status < 300
  if (!ok || isFailureBody(body)) {
    // Only the services themselves know that there is none; a proxy that answers 404 or 500 does not.
    if (endpoint.nullOn?.includes(status) && isFailureBody(body)) return null
    throw new ApiError(request, { kind: 'http', status, message: messageOf(body) })
  }
  // An empty body (204) is an envelope around nothing.
  if (body === undefined && text !== '') {
    throw new ApiError(request, { kind: 'contract', issues: [{ path: '', message: 'expected JSON' }] })
  }
  const decoded = decodeOutput(endpoint, body ?? { data: null })
  if (!decoded.ok) throw new ApiError(request, { kind: 'contract', issues: decoded.issues })
  return decoded.value
}

/** The framework's own refusals hold a list of sentences (wire-format §0.2). */
function messageOf(body: unknown): string {
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : ''
  return [message]
    .flat()
    .filter((sentence) => typeof sentence === 'string')
    .join('; ')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The key comes last: no other header takes its place (C31). */
function headersOf(client: ApiClientOptions, endpoint: Endpoint, options: CallOptions): Headers {
  const headers = new Headers({ accept: 'application/json', ...client.headers })
  if (endpoint.body) headers.set('content-type', 'application/json')
  for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value)
  headers.set(client.publicKeyHeader ?? 'x-public-key', client.publicKey)
  return headers
}

function pathOf(path: string, params: unknown): string {
  const values = new Map(Object.entries(params ?? {}))
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))))
}

function searchOf(query: unknown): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null)
  const search = String(new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])))
  return search === '' ? '' : `?${search}`
}

/** `fetch` hides why behind "fetch failed". */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  if (!(cause instanceof Error)) return String(cause)
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message
}
