import fc from 'fast-check'
import { expect } from 'vitest'
import {
  type CallInput,
  decodeInput,
  decodeOutput,
  type Endpoint,
  encodeInput,
  encodeOutput,
  type Output,
} from './endpoint.ts'

/** As it goes over the network: undefined keys are gone. */
export const sent = (body: unknown): unknown => JSON.parse(JSON.stringify(body))

/** What a client reads is what the server meant, and saying it again makes the same message. */
export function survives<E extends Endpoint>(endpoint: E, any: fc.Arbitrary<Output<E>>) {
  fc.assert(
    fc.property(any, (value) => {
      const wire = sent(encodeOutput(endpoint, value).body)
      const read = decodeOutput(endpoint, wire)
      if (!read.ok) throw new Error(JSON.stringify(read.issues))
      expect(read.value).toEqual(value)
      expect(sent(encodeOutput(endpoint, read.value).body)).toEqual(wire)
    }),
  )
}

/** The same for what a client asks; a query goes as text. */
export function arrives<E extends Endpoint>(endpoint: E, any: fc.Arbitrary<CallInput<E>>) {
  fc.assert(
    fc.property(any, (input) => {
      const encoded = encodeInput(endpoint, input)
      if (!encoded.ok) throw new Error(JSON.stringify(encoded.issues))
      const { query, ...rest } = encoded.value
      const asText = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null)
      const raw = { ...(sent(rest) as object), query: Object.fromEntries(asText.map(([k, v]) => [k, String(v)])) }
      expect(decodeInput(endpoint, raw)).toEqual({ ok: true, value: input })
    }),
  )
}

const envelope = (data: unknown) => ({ success: true, message: 'OK', data })

/** What a client makes of the data of an envelope: the value, or the issues. */
export function readData(endpoint: Endpoint, data: unknown): unknown {
  return readAnswer(endpoint, envelope(data))
}
export function readAnswer(endpoint: Endpoint, body: unknown): unknown {
  const decoded = decodeOutput(endpoint, body)
  return decoded.ok ? decoded.value : decoded.issues
}
/** The data a server puts into the envelope. */
export const writtenData = (endpoint: Endpoint, value: unknown): unknown =>
  (sent(encodeOutput(endpoint, value).body) as { data: unknown }).data

/** What a server makes of a request: the input, or the issues. */
export function readInput(endpoint: Endpoint, raw: Parameters<typeof decodeInput>[1]): unknown {
  const decoded = decodeInput(endpoint, raw)
  return decoded.ok ? decoded.value : decoded.issues
}
/** What a client sends as the body. */
export function writtenBody<E extends Endpoint>(endpoint: E, input: CallInput<E>): unknown {
  const encoded = encodeInput(endpoint, input)
  return encoded.ok ? sent(encoded.value.body) : encoded.issues
}
