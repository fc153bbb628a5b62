import * as z from 'zod'
import { codeOf, type IssueCode } from './issue-code.ts'

/**
 * One API call, as data. Client, server and OpenAPI document are made from it.
 * Schemas are two-way: the wire format on one side, the domain on the other. For our own calls the two
 * are the same, except that values in addresses are texts.
 */
export type Call = {
  readonly name: string
  /** Groups the calls in the document; calls of other companies' services are not in it. */
  readonly tag?: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `:name` marks a parameter. */
  readonly path: `/${string}`
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** An example body for the document, as a domain value, so that the compiler keeps it up to date. */
  readonly example?: unknown
  readonly response: z.ZodType
  /** Status of the response; 200 when not given. */
  readonly status?: number
  /** The longest text and the most entries of a list or object in the request, if they are larger than for other calls. */
  readonly maxText?: number
  readonly maxEntries?: number
}

/** A call made by shops' pages and other services. */
export type Endpoint = Call & {
  readonly method: 'GET' | 'POST'
  /** Answers requests without the public key. */
  readonly open: boolean
  /** Failure statuses that mean "does not exist": the client returns null. Our own calls use 404 for it. */
  readonly nullOn?: readonly number[]
  /** Any answer that is not a failure is accepted, whatever its content: its form is not documented. */
  readonly anyAnswer?: true
  /** The specification prescribes its names and form: answers and failures are in an envelope. */
  readonly legacy?: true
  /** Another company's service: it never gets our key, and its failures have no envelope. */
  readonly external?: true
}

export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint
}

type Part = 'params' | 'query' | 'body'
type Parts<E> = Extract<keyof E, Part>
type Decoded<S> = S extends z.ZodType ? z.output<S> : never
type OptionalParts<E> = { [P in Parts<E>]: Record<never, never> extends Decoded<E[P]> ? P : never }[Parts<E>]

/** The input of a server's handler. */
export type Input<E> = { readonly [P in Parts<E>]: Decoded<E[P]> }
/** The input of a caller: parts without a required key may be left out. */
export type CallInput<E> = Flat<
  { readonly [P in Exclude<Parts<E>, OptionalParts<E>>]: Decoded<E[P]> } & {
    readonly [P in OptionalParts<E>]?: Decoded<E[P]>
  }
>
type Flat<T> = { [Key in keyof T]: T[Key] }
/** The result of the call. */
export type Output<E extends Call> =
  | z.output<E['response']>
  | (E extends { readonly nullOn: readonly number[] } ? null : never)

/** An error in a message and its place: the path within the message, also within JSON strings. */
export type Issue = {
  readonly path: string
  readonly message: string
  /** The error as a word of a fixed list, with its numbers. */
  readonly code: IssueCode
  readonly params?: Readonly<Record<string, string | number>>
}
export type Decoding<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly issues: readonly Issue[] }

const PARTS = ['params', 'query', 'body'] as const satisfies readonly Part[]

/** For servers: the raw parts of a request → the handler's input, or every issue found. */
export function decodeInput<E extends Call>(
  endpoint: E,
  raw: { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown },
): Decoding<Input<E>> {
  const input: Partial<Record<Part, unknown>> = {}
  const issues: Issue[] = []
  for (const part of PARTS) {
    const schema = endpoint[part]
    if (!schema) continue
    const issue = limitIssue(raw[part], endpoint)
    if (issue) {
      const { at, ...rest } = issue
      issues.push({ path: pathOf(at, part), ...rest })
      continue
    }
    const result = z.safeDecode(schema, wholeCharacters(raw[part]) ?? (part === 'body' ? null : {}))
    if (result.success) input[part] = wholeCharacters(result.data)
    else issues.push(...issuesOf(result.error, part))
  }
  return issues.length > 0 ? { ok: false, issues } : { ok: true, value: input as Input<E> }
}

/** For servers: one part of a body that is validated on its own. Paths begin within it. */
export function decodeValue<S extends z.ZodType>(schema: S, raw: unknown): Decoding<z.output<S>> {
  const result = z.safeDecode(schema, raw as z.input<S>)
  return result.success ? { ok: true, value: result.data } : { ok: false, issues: issuesOf(result.error, '') }
}

/** For servers: a handler's result → status and body. Throws if the value breaks the contract: that is a bug. */
export function encodeOutput<E extends Call>(
  endpoint: E,
  value: Output<E>,
): { readonly status: number; readonly body: unknown } {
  return { status: endpoint.status ?? 200, body: z.encode(endpoint.response, value) }
}

/** For clients: domain input → the raw parts of a request, undefined values included. */
export function encodeInput<E extends Call>(
  endpoint: E,
  input: CallInput<E>,
): Decoding<Readonly<Partial<Record<Part, unknown>>>> {
  const parts: Readonly<Partial<Record<Part, unknown>>> = input
  const raw: Partial<Record<Part, unknown>> = {}
  const issues: Issue[] = []
  for (const part of PARTS) {
    const schema = endpoint[part]
    if (!schema) continue
    const result = z.safeEncode(schema, parts[part] ?? {})
    if (result.success) raw[part] = result.data
    else issues.push(...issuesOf(result.error, part))
  }
  return issues.length > 0 ? { ok: false, issues } : { ok: true, value: raw }
}

/** For clients: a body that was received → the answer, or every issue found. */
export function decodeOutput<E extends Call>(endpoint: E, body: unknown): Decoding<Output<E>> {
  const result = z.safeDecode(endpoint.response, body)
  return result.success
    ? { ok: true, value: result.data as Output<E> }
    : { ok: false, issues: issuesOf(result.error, '') }
}

/** Deeper than any of our messages: recursion below this depth could overflow the stack. */
const MAX_DEPTH = 32

/**
 * Limits of any request: the longest text, in UTF-16 units, and the most entries of a list or object. Fields have shorter
 * limits; these are checked before any schema, expression or loop reads a message.
 */
export const MAX_SENT_TEXT = 10_000
export const MAX_SENT_ENTRIES = 1_000

type IssueAt = Omit<Issue, 'path'> & { readonly at: readonly (string | number)[] }

/**
 * Checks that schemas do not make: unlimited size, NUL characters, which nobody types and databases refuse, and unlimited
 * depth.
 */
function limitIssue(value: unknown, call: Pick<Call, 'maxText' | 'maxEntries'>, depth = 0): IssueAt | null {
  const { maxText = MAX_SENT_TEXT, maxEntries = MAX_SENT_ENTRIES } = call
  if (typeof value === 'string') {
    if (value.length > maxText)
      return { at: [], message: `is longer than ${maxText} characters`, code: 'tooLong', params: { most: maxText } }
    return value.includes('\0') ? { at: [], message: 'holds a NUL character', code: 'wrongFormat' } : null
  }
  if (typeof value !== 'object' || value === null) return null
  if (depth === MAX_DEPTH) return { at: [], message: 'is nested too deeply', code: 'tooDeep' }
  const entries = Object.entries(value)
  if (entries.length > maxEntries)
    return { at: [], message: `has more than ${maxEntries} entries`, code: 'tooMany', params: { most: maxEntries } }
  for (const [key, inner] of entries) {
    const issue = limitIssue(inner, call, depth + 1)
    if (issue) return { ...issue, at: [Array.isArray(value) ? Number(key) : key, ...issue.at] }
  }
  return null
}

const HALF = /\p{Cs}/gu

/**
 * The same value with lone surrogates (an emoji that some program cut in two) replaced by �, as browsers do: databases
 * refuse them, and a message should not be rejected because of one. Also within JSON that came as text.
 */
function wholeCharacters(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(HALF, '\ufffd')
  if (Array.isArray(value)) {
    const whole = value.map(wholeCharacters)
    return whole.every((inner, at) => inner === value[at]) ? value : whole
  }
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  const entries = Object.entries(value)
  const whole = entries.map(([key, inner]) => [key, wholeCharacters(inner)] as const)
  return whole.every(([, inner], at) => inner === entries[at]?.[1]) ? value : Object.fromEntries(whole)
}

const issuesOf = (error: z.ZodError, start: string): readonly Issue[] =>
  error.issues.map((issue) => ({ path: pathOf(issue.path, start), message: issue.message, ...codeOf(issue) }))

const pathOf = (keys: readonly PropertyKey[], start: string): string =>
  keys.reduce<string>(
    (at, key) => (typeof key === 'number' ? `${at}[${key}]` : at === '' ? String(key) : `${at}.${String(key)}`),
    start,
  )
