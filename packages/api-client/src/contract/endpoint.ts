import * as z from 'zod'
import { codeOf, type IssueCode } from './issue-code.ts'

/**
 * One call, as data. Client, server and document are made from it.
 * Schemas work both ways: what goes over the network on the one side, the domain on the other. Of our own calls the two
 * are the same but for texts in addresses.
 */
export type Call = {
  readonly name: string
  /** What it is about, for the document; somebody else's calls are in none. */
  readonly tag?: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `:name` marks a parameter. */
  readonly path: `/${string}`
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** A body as somebody might send it, for the document; in words of the domain, so that it cannot grow out of date. */
  readonly example?: unknown
  readonly response: z.ZodType
  /** Status of the answer; 200 when not given. */
  readonly status?: number
  /** Longest text and most entries of a list or object in it, where that is more than of other calls. */
  readonly maxText?: number
  readonly maxEntries?: number
}

/** A call that shops' pages and other services make. */
export type Endpoint = Call & {
  readonly method: 'GET' | 'POST'
  /** Answers without the public key. */
  readonly open: boolean
  /** Failure statuses that say "there is none": the answer is null. Of our own calls, servers say so with a 404. */
  readonly nullOn?: readonly number[]
  /** Any answer that is no failure will do, whatever it holds: nobody wrote down what it looks like. */
  readonly anyAnswer?: true
  /** The specification prescribes its names and shapes: answers and failures stand in an envelope. */
  readonly legacy?: true
  /** Somebody else's service: never told our key, and its failures have no envelope. */
  readonly external?: true
}

export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint
}

type Part = 'params' | 'query' | 'body'
type Parts<E> = Extract<keyof E, Part>
type Decoded<S> = S extends z.ZodType ? z.output<S> : never
type OptionalParts<E> = { [P in Parts<E>]: Record<never, never> extends Decoded<E[P]> ? P : never }[Parts<E>]

/** What a server's handler is given. */
export type Input<E> = { readonly [P in Parts<E>]: Decoded<E[P]> }
/** What a caller gives: parts without a required key may be left out. */
export type CallInput<E> = Flat<
  { readonly [P in Exclude<Parts<E>, OptionalParts<E>>]: Decoded<E[P]> } & {
    readonly [P in OptionalParts<E>]?: Decoded<E[P]>
  }
>
type Flat<T> = { [Key in keyof T]: T[Key] }
/** What the call answers. */
export type Output<E extends Call> =
  | z.output<E['response']>
  | (E extends { readonly nullOn: readonly number[] } ? null : never)

/** What is wrong with a message, and where: the path as it stands in the message, JSON strings included. */
export type Issue = {
  readonly path: string
  readonly message: string
  /** What is wrong, as a word of a closed list, with the figures it is about. */
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
    const flaw = flawIn(raw[part], endpoint)
    if (flaw) {
      const { at, ...rest } = flaw
      issues.push({ path: pathOf(at, part), ...rest })
      continue
    }
    const result = z.safeDecode(schema, wholeCharacters(raw[part]) ?? (part === 'body' ? null : {}))
    if (result.success) input[part] = wholeCharacters(result.data)
    else issues.push(...issuesOf(result.error, part))
  }
  return issues.length > 0 ? { ok: false, issues } : { ok: true, value: input as Input<E> }
}

/** For servers: a part of a body that is judged for itself. Paths begin within it. */
export function decodeValue<S extends z.ZodType>(schema: S, raw: unknown): Decoding<z.output<S>> {
  const result = z.safeDecode(schema, raw as z.input<S>)
  return result.success ? { ok: true, value: result.data } : { ok: false, issues: issuesOf(result.error, '') }
}

/** For servers: what a handler answers → status and body. Throws when the value breaks the contract: that is a bug. */
export function encodeOutput<E extends Call>(
  endpoint: E,
  value: Output<E>,
): { readonly status: number; readonly body: unknown } {
  return { status: endpoint.status ?? 200, body: z.encode(endpoint.response, value) }
}

/** For clients: domain input → the raw parts of a request, undefined values still in them. */
export function encodeInput<E extends Call>(
  endpoint: E,
  input: CallInput<E>,
): Decoding<Readonly<Partial<Record<Part, unknown>>>> {
  const given: Readonly<Partial<Record<Part, unknown>>> = input
  const raw: Partial<Record<Part, unknown>> = {}
  const issues: Issue[] = []
  for (const part of PARTS) {
    const schema = endpoint[part]
    if (!schema) continue
    const result = z.safeEncode(schema, given[part] ?? {})
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

/** Deeper than any message of ours: whoever goes on from here may run out of stack. */
const MAX_DEPTH = 32

/**
 * What no text that is sent to us reaches, in UTF-16 units, and no list or object in entries. Fields have shorter limits
 * of their own; these hold before any schema, expression or loop reads a message.
 */
export const MAX_SENT_TEXT = 10_000
export const MAX_SENT_ENTRIES = 1_000

type Flaw = Omit<Issue, 'path'> & { readonly at: readonly (string | number)[] }

/**
 * What no schema looks for: sizes without end, NULs, which no text of a person holds and no database takes, and depth
 * without end.
 */
function flawIn(value: unknown, call: Pick<Call, 'maxText' | 'maxEntries'>, depth = 0): Flaw | null {
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
    const flaw = flawIn(inner, call, depth + 1)
    if (flaw) return { ...flaw, at: [Array.isArray(value) ? Number(key) : key, ...flaw.at] }
  }
  return null
}

const HALF = /\p{Cs}/gu

/**
 * The same value, the halves of characters in it (an emoji that some program cut in two) replaced by �, as browsers do:
 * no database takes them, and nobody's message is to be refused for one. Also within JSON that came as text.
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
