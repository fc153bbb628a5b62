import * as z from 'zod'
import { orNull, translate } from '../wire.ts'
import { booleanOn, text } from './fields.ts'

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
