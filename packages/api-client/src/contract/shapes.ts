import type { PictureFacts } from '@store/core'
import * as z from 'zod'

/**
 * The schemas of our own calls: core's types unchanged, with their own names. Amounts are integers in
 * hundredths, times ISO-8601 in UTC. Requests may have no unknown keys; answers may get new ones.
 */

/** One schema for each field of a core type: the compiler refuses missing and extra ones. */
export type FieldsOf<Domain> = { readonly [Key in keyof Required<Domain>]: z.ZodType<Domain[Key]> }

type Variant<Domain, Key extends string, Word> = Domain extends { readonly [K in Key]: infer Words }
  ? Word extends Words
    ? Omit<Domain, Key>
    : never
  : never

/**
 * A core union whose members differ by the word under `key`: for each word, the other fields of its member. A
 * new word in core is a compile error here.
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
    // TypeScript cannot check the shapes built here; their fields were checked one by one above.
    return z.discriminatedUnion(key, options as never) as unknown as z.ZodType<Domain>
  }

export const amount = z.int().meta({ id: 'Amount', description: 'Money in hundredths of the currency' })
export const moment = z.iso.datetime()

/** Ids of shops and products in requests. */
export const sentId = z.int().positive()
/** A text in a request, of at most this many UTF-16 units. */
export const sentText = (maxLength: number) => z.string().max(maxLength)

/** A text in an answer. A blank one is read as null. */
export const textOrNull = z.codec(z.string().nullable(), z.string().nullable(), {
  decode: (text) => (text?.trim() ? text : null),
  encode: (text) => text,
})

const hundredths = z.int().min(0).max(100)
/** A box in a picture: left, top, right, bottom, in hundredths of its width and height. */
export const pictureBox: z.ZodType<PictureFacts['subject'], PictureFacts['subject']> = z.tuple([
  hundredths,
  hundredths,
  hundredths,
  hundredths,
])
/** A point in a picture: x, y, in hundredths of its width and height. */
export const picturePoint: z.ZodType<PictureFacts['focus'], PictureFacts['focus']> = z.tuple([hundredths, hundredths])
export const pictureFacts: z.ZodType<PictureFacts, PictureFacts> = z
  .object({
    width: z.int().min(1).max(100_000),
    height: z.int().min(1).max(100_000),
    ground: z
      .string()
      .regex(/^(?:#[0-9a-f]{6}|clear)$/)
      .nullable(),
    subject: pictureBox,
    focus: picturePoint,
    lightness: hundredths,
    contrast: hundredths,
  } satisfies FieldsOf<PictureFacts>)
  .meta({ id: 'PictureFacts' })
