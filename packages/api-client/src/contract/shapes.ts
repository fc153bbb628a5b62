import * as z from 'zod'

/**
 * What our own calls are made of: the types of core as they are, under their own names. Amounts are integers in
 * hundredths, moments ISO-8601 in UTC. What is sent to us takes no unknown key; what we answer may grow.
 */

/** One schema for each field of a type of core: none is forgotten, and none is one too many. */
export type FieldsOf<Domain> = { readonly [Key in keyof Required<Domain>]: z.ZodType<Domain[Key]> }

type Variant<Domain, Key extends string, Word> = Domain extends { readonly [K in Key]: infer Words }
  ? Word extends Words
    ? Omit<Domain, Key>
    : never
  : never

/**
 * A union of core whose members are told apart by the word under `key`: the other fields of the member of each word. A
 * word that core adds is a compile error here.
 */
export const unionOf =
  <Domain extends object>() =>
  <const Key extends keyof Domain & string>(
    key: Key,
    members: { readonly [Word in Domain[Key] & string]: FieldsOf<Variant<Domain, Key, Word>> },
  ): z.ZodType<Domain> => {
    const options = Object.entries(members).map(([word, fields]) =>
      z.object({ [key]: z.literal(word), ...(fields as z.ZodRawShape) }),
    )
    // TypeScript cannot see through the built shapes; their fields were checked one by one above.
    return z.discriminatedUnion(key, options as never) as unknown as z.ZodType<Domain>
  }

export const amount = z.int().meta({ id: 'Amount', description: 'Money in hundredths of the currency' })
export const moment = z.iso.datetime()

/** Ids of shops and products, as they are sent to us. */
export const sentId = z.int().positive()
/** Text that is sent to us, of at most as many UTF-16 units as the field takes. */
export const sentText = (maxLength: number) => z.string().max(maxLength)

/** Text that is answered. What is blank is not said. */
export const textOrNull = z.codec(z.string().nullable(), z.string().nullable(), {
  decode: (text) => (text?.trim() ? text : null),
  encode: (text) => text,
})
