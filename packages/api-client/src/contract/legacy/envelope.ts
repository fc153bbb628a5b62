import * as z from 'zod'
import { orNull, translate } from '../wire.ts'
import { booleanOn, text } from './fields.ts'

/** `{ success, message, data }` around nearly every answer. */
export function envelope<S extends z.ZodType>(data: S): z.ZodType<z.output<S>> {
  return z.codec(z.object({ success: booleanOn, message: text, data }), z.custom<z.output<S>>(), {
    // TypeScript cannot check the generic shape; zod still checks `data` against its schema.
    decode: (wire) => (wire as { readonly data: z.output<S> }).data,
    encode: (value) => ({ success: true, message: 'OK', data: value }) as never,
  })
}

/** An envelope whose data may be missing. */
export const envelopeOrNull = <S extends z.ZodType>(data: S) => envelope(orNull(data))

/** An envelope without meaningful data. */
export const done = envelope(
  translate(z.unknown().optional().meta({ type: 'boolean' }), {
    fromWire: (): void => undefined,
    toWire: () => true,
  }),
)

/** An envelope whose data is null: the call was accepted, and there is no result. */
export const taken = envelope(
  translate(z.unknown().optional().meta({ type: 'null' }), {
    fromWire: (): void => undefined,
    toWire: () => null,
  }),
)

/** A body without an envelope. `success: false` never gets here, because it is a failure. */
export const success = translate(z.object({ success: booleanOn }), {
  fromWire: (): void => undefined,
  toWire: () => ({ success: true }),
})
