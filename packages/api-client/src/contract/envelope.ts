import * as z from 'zod'
import type { Endpoint } from './endpoint.ts'
import { booleanOn, text } from './fields.ts'
import { orNull, translate } from './wire.ts'

/** `{ success, message, data }` around nearly every answer. */
export function envelope<S extends z.ZodType>(data: S): z.ZodType<z.output<S>> {
  return z.codec(z.object({ success: booleanOn, message: text, data }), z.custom<z.output<S>>(), {
    // TypeScript cannot see through the generic shape; zod checks `data` against its schema all the same.
    decode: (wire) => (wire as { readonly data: z.output<S> }).data,
    encode: (value) => ({ success: true, message: 'OK', data: value }) as never,
  })
}

/** An envelope whose data may be missing. */
export const envelopeOrNull = <S extends z.ZodType>(data: S) => envelope(orNull(data))

/** An envelope whose data says nothing. */
export const done = envelope(
  translate(z.unknown().optional().meta({ type: 'boolean' }), {
    fromWire: (): void => undefined,
    toWire: () => true,
  }),
)

/** An envelope whose data is null: the call was taken, and there is nothing to say. */
export const taken = envelope(
  translate(z.unknown().optional().meta({ type: 'null' }), {
    fromWire: (): void => undefined,
    toWire: () => null,
  }),
)

/** No envelope at all: a false one never gets here, it is a failure. */
export const success = translate(z.object({ success: booleanOn }), {
  fromWire: (): void => undefined,
  toWire: () => ({ success: true }),
})

export type FailureBody = { readonly success: false; readonly message: string; readonly data: null }

export const failureBody = (message: string): FailureBody => ({ success: false, message, data: null })

export function isFailureBody(body: unknown): body is { readonly success: false; readonly message?: unknown } {
  return typeof body === 'object' && body !== null && 'success' in body && body.success === false
}

/**
 * For servers: a failure of this endpoint. Where clients read a 500 as "there is none", our own
 * breakages answer 503, so that an outage never looks like a missing shop.
 */
export function encodeFailure(
  endpoint: Endpoint,
  status: number,
  message: string,
): { readonly status: number; readonly body: FailureBody } {
  const mistakable = status === 500 && endpoint.nullOn?.includes(500)
  return { status: mistakable ? 503 : status, body: failureBody(message) }
}
