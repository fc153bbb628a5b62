import { decodeInput, endpoints } from '@store/api-client/contract'
import fc from 'fast-check'
import { anyOf, type Call, type KnownValues } from './calls.ts'
import { hostileBody, hostileHeaders, hostileText, hostileValue } from './hostile.ts'

/** A request, and the one place in it that was made invalid: `query.page`, `body.lines.0.productId`. */
export type Request = {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
  readonly spoilt: string | null
}

type Texts = Readonly<Record<string, string>>
export type Parts = { readonly params: Texts; readonly query: Texts; readonly body: unknown }

/** Requests of a call: valid ones, ones with one invalid value, and ones with disorder in headers, query and body. */
export function requestsOf(call: Call, known: KnownValues): fc.Arbitrary<Request> {
  const good = partsOf(call, known)
  const places = [
    ...Object.keys(call.params).map((name) => `params.${name}`),
    ...Object.keys(call.query).map((name) => `query.${name}`),
  ]
  const plain = good.map((parts) => requestOf(call, parts, null))
  // The response must name the invalid place only if everything else in the request is valid.
  const named = (parts: Parts, place: string) => (decodeInput(endpoints[call.name], parts).ok ? place : null)
  const spoiltText = fc
    .tuple(good, fc.constantFrom(...(places.length > 0 ? places : ['query.nobody'])), hostileText)
    .map(([parts, place, text]) => requestOf(call, withText(parts, place, text), named(parts, place)))
  const spoiltBody = fc.tuple(good, fc.nat(), hostileValue, fc.boolean()).map(([parts, at, value, gone]) => {
    const leaves = pathsIn(parts.body)
    const place = leaves[at % leaves.length] ?? []
    const body = replaced(parts.body, place, gone ? undefined : value)
    return requestOf(call, { ...parts, body }, named(parts, ['body', ...place].join('.')))
  })
  const disorder = fc
    .tuple(good, hostileHeaders, fc.dictionary(hostileText, hostileText, { maxKeys: 4 }), fc.option(hostileBody))
    .map(([parts, headers, query, text]) => {
      const { path, body } = requestOf(call, { ...parts, query: { ...parts.query, ...query } }, null)
      return { path, headers, body: call.method === 'GET' ? undefined : (text ?? body), spoilt: null }
    })
  return fc.oneof(
    { weight: 1, arbitrary: plain },
    { weight: 3, arbitrary: spoiltText },
    { weight: call.body ? 6 : 0, arbitrary: spoiltBody },
    { weight: 3, arbitrary: disorder },
  )
}

/** All inputs of a call, as its schemas describe them. */
export function partsOf(call: Call, known: KnownValues): fc.Arbitrary<Parts> {
  const texts = (schemas: Call['query'], requiredKeys: readonly string[]): fc.Arbitrary<Texts> =>
    fc.record(
      Object.fromEntries(
        Object.entries(schemas).map(([name, schema]) => [
          name,
          anyOf(schema, known, name).map((value) => String(value)),
        ]),
      ),
      { requiredKeys: requiredKeys as never[] },
    ) as fc.Arbitrary<Texts>
  return fc.record({
    params: texts(call.params, Object.keys(call.params)),
    query: texts(call.query, call.required),
    body: call.body ? anyOf(call.body, known) : fc.constant(undefined),
  })
}

export function requestOf(call: Call, { params, query, body }: Parts, spoilt: string | null): Request {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(params[name] ?? ''))
  const search = Object.entries(query).map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
  const text = call.body ? (JSON.stringify(body) ?? '') : undefined
  return { path: search.length > 0 ? `${path}?${search.join('&')}` : path, headers: {}, body: text, spoilt }
}

/**
 * Encodes a text for a URL. Lone surrogates become the three bytes that are invalid UTF-8; the length stays within Node's
 * parser's limit.
 */
const encoded = (text: string) =>
  text.slice(0, 2_000).replace(/[^\w.~-]/gu, (sign) => (/\p{Cs}/u.test(sign) ? '%ED%A0%80' : encodeURIComponent(sign)))

export const withText = (parts: Parts, place: string, text: string): Parts => {
  const [part = '', name = ''] = place.split('.')
  return part === 'params'
    ? { ...parts, params: { ...parts.params, [name]: text } }
    : { ...parts, query: { ...parts.query, [name]: text } }
}

type Path = readonly (string | number)[]

/** The path of every value inside a value, including itself. */
export function pathsIn(value: unknown, at: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [at]
  const inner = Array.isArray(value)
    ? value.flatMap((one, index) => pathsIn(one, [...at, index]))
    : Object.entries(value).flatMap(([key, one]) => pathsIn(one, [...at, key]))
  return [at, ...inner]
}

export function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) }
  Object.assign(copy, { [key]: replaced((value as Record<string | number, unknown>)[key], rest, by) })
  return copy
}
