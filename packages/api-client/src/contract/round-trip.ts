import fc from 'fast-check'
import { expect } from 'vitest'
import * as z from 'zod'
import { toOpenApi } from '../openapi.ts'
import {
  type CallInput,
  decodeInput,
  decodeOutput,
  type Endpoint,
  encodeInput,
  encodeOutput,
  type Output,
} from './endpoint.ts'

/** As JSON over the network: undefined keys are removed. */
export const sent = (body: unknown): unknown => JSON.parse(JSON.stringify(body))

/** The client decodes what the server encoded, encoding it again gives the same message, and the OpenAPI document describes it. */
export function survives<E extends Endpoint>(endpoint: E, any: fc.Arbitrary<Output<E>>) {
  const compare = asDescribed(endpoint, 'answer')
  fc.assert(
    fc.property(any, (value) => {
      const wire = sent(encodeOutput(endpoint, value).body)
      compare(wire)
      const read = decodeOutput(endpoint, wire)
      if (!read.ok) throw new Error(JSON.stringify(read.issues))
      expect(read.value).toEqual(value)
      expect(sent(encodeOutput(endpoint, read.value).body)).toEqual(wire)
    }),
  )
}

type JsonContent = { readonly content: { readonly 'application/json': { readonly schema: object } } }
type Operation = { readonly responses: Readonly<Record<string, JsonContent>>; readonly requestBody?: JsonContent }

/** Compares messages with the OpenAPI document, from which other teams generate their clients. */
function asDescribed(endpoint: Endpoint, message: 'answer' | 'body'): (wire: unknown) => void {
  const { paths, components } = toOpenApi({ [endpoint.name]: endpoint })
  const [path = {}] = Object.values(paths)
  const { responses, requestBody } = Object.values(path)[0] as Operation
  const described = message === 'answer' ? responses[endpoint.status ?? 200] : requestBody
  if (!described) throw new Error(`${endpoint.name}: nothing is said of its ${message}`)
  const schema = { ...described.content['application/json'].schema, $defs: components.schemas }
  const fits = z.fromJSONSchema(JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', '"#/$defs/')))
  return (wire) => {
    const { error } = fits.safeParse(wire)
    if (error) throw new Error(`${endpoint.name} does not write what is said of it: ${error.message}`)
  }
}

/** The same for requests; queries are sent as text. */
export function arrives<E extends Endpoint>(endpoint: E, any: fc.Arbitrary<CallInput<E>>) {
  const compare = endpoint.body ? asDescribed(endpoint, 'body') : () => {}
  fc.assert(
    fc.property(any, (input) => {
      const encoded = encodeInput(endpoint, input)
      if (!encoded.ok) throw new Error(JSON.stringify(encoded.issues))
      const { query, ...rest } = encoded.value
      compare(sent(rest.body ?? null))
      const asText = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null)
      const raw = { ...(sent(rest) as object), query: Object.fromEntries(asText.map(([k, v]) => [k, String(v)])) }
      expect(decodeInput(endpoint, raw)).toEqual({ ok: true, value: input })
    }),
  )
}

const envelope = (data: unknown) => ({ success: true, message: 'OK', data })

/** A client's result for the data of an envelope: the value, or the issues. */
export function readData(endpoint: Endpoint, data: unknown): unknown {
  return readAnswer(endpoint, envelope(data))
}
export function readAnswer(endpoint: Endpoint, body: unknown): unknown {
  const decoded = decodeOutput(endpoint, body)
  return decoded.ok ? decoded.value : decoded.issues
}
/** The data that a server puts into the envelope. */
export const writtenData = (endpoint: Endpoint, value: unknown): unknown =>
  (sent(encodeOutput(endpoint, value).body) as { data: unknown }).data

/** A server's result for a request: the input, or the issues. */
export function readInput(endpoint: Endpoint, raw: Parameters<typeof decodeInput>[1]): unknown {
  const decoded = decodeInput(endpoint, raw)
  return decoded.ok ? decoded.value : decoded.issues
}
/** The body that a client sends. */
export function writtenBody<E extends Endpoint>(endpoint: E, input: CallInput<E>): unknown {
  const encoded = encodeInput(endpoint, input)
  return encoded.ok ? sent(encoded.value.body) : encoded.issues
}
