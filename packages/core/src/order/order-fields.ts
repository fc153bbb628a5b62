import { FIELD_LIMITS } from '../field-limits.ts'

/** One field of checkout. Its name in `BUYER_FIELDS` or `ADDRESS_FIELDS` is also its name in forms, drafts and orders. */
export type OrderField = {
  /**
   * `always`: every order has it. Otherwise it may be null or absent: `unlessByChat` is required of orders that are not by
   * chat, `byCountry` is required in some countries and not asked in the others.
   */
  readonly required: 'always' | 'unlessByChat' | 'byCountry' | 'never'
  /** The shortest typed text, without surrounding space, in UTF-16 units. */
  readonly minLength?: number
  /** In UTF-16 units; applied before any other code reads the text. */
  readonly maxLength: number
  /** `choice`: one of a list, with its own type; the others are free texts. */
  readonly type?: 'email' | 'tel' | 'choice'
  /** The value of HTML's `autocomplete`. */
  readonly autoComplete?: string
  /** The form shows an explanation, from the template kit's text `field.{name}.hint`. */
  readonly hasHint?: true
  /** The field takes a full row of the form. */
  readonly wide?: true
}
type OrderFields = Readonly<Record<string, OrderField>>

/**
 * The fields of checkout for the buyer and the address, in the order of the form. The types `Buyer` and `Address`, the form
 * and its saved values in the browser, our API calls and their limits, the rules for drafts, mails, archives and printed
 * orders are all derived from these two tables. For what else a new field needs, see `docs/add-a-checkout-field.md`.
 */
export const BUYER_FIELDS = {
  name: { required: 'always', minLength: 3, maxLength: 120, autoComplete: 'name', wide: true },
  documentType: { required: 'byCountry', maxLength: 20, type: 'choice' },
  idNumber: { required: 'always', maxLength: 40, hasHint: true },
  phone: { required: 'always', maxLength: 30, type: 'tel', autoComplete: 'tel', hasHint: true },
  email: {
    required: 'unlessByChat',
    maxLength: FIELD_LIMITS.email,
    type: 'email',
    autoComplete: 'email',
    hasHint: true,
    wide: true,
  },
} as const satisfies OrderFields

export const ADDRESS_FIELDS = {
  division: { required: 'always', maxLength: FIELD_LIMITS.division, autoComplete: 'address-level1' },
  city: { required: 'always', minLength: 2, maxLength: FIELD_LIMITS.city, autoComplete: 'address-level2' },
  address: { required: 'always', minLength: 5, maxLength: 200, autoComplete: 'address-line1', wide: true },
  neighbourhood: { required: 'never', maxLength: 120, autoComplete: 'address-level3' },
  postcode: { required: 'byCountry', maxLength: 20, autoComplete: 'postal-code', hasHint: true },
  details: { required: 'never', maxLength: 200, autoComplete: 'address-line2', hasHint: true },
} as const satisfies OrderFields

export type BuyerFieldName = keyof typeof BUYER_FIELDS
export type AddressFieldName = keyof typeof ADDRESS_FIELDS
export const BUYER_FIELD_NAMES = Object.keys(BUYER_FIELDS) as readonly BuyerFieldName[]
export const ADDRESS_FIELD_NAMES = Object.keys(ADDRESS_FIELDS) as readonly AddressFieldName[]

/** The text fields of a table, and those of them that every order has. */
export type TextFieldName<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly type: 'choice' } ? never : Name & string
}[keyof Fields]
type NeededName<Fields> = {
  [Name in TextFieldName<Fields>]: Fields[Name] extends { readonly required: 'always' } ? Name : never
}[TextFieldName<Fields>]
type OtherName<Fields> = Exclude<TextFieldName<Fields>, NeededName<Fields>>

/** The text fields of a table, with the types that drafts and orders have. */
export type TextsOf<Fields> = { readonly [Name in NeededName<Fields>]: string } & {
  readonly [Name in OtherName<Fields>]?: string | null
}

/** One value for each of these names. */
export const eachField = <Name extends string, Value>(names: readonly Name[], valueAt: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueAt(name)])) as { readonly [Each in Name]: Value }

/** The names of a table's text fields, in its order. */
export const textFieldNames = <Fields extends OrderFields>(fields: Fields) =>
  Object.keys(fields).filter((name) => fields[name]?.type !== 'choice') as TextFieldName<Fields>[]

/** One value for each text field of a table: `needed` makes it for those that every order has, `other` for the rest. */
export const eachText = <Fields extends OrderFields, Needed, Other>(
  fields: Fields,
  needed: (field: OrderField, name: TextFieldName<Fields>) => Needed,
  other: (field: OrderField, name: TextFieldName<Fields>) => Other,
) =>
  Object.fromEntries(
    textFieldNames(fields).map((name) => {
      const field = fields[name] as OrderField
      return [name, field.required === 'always' ? needed(field, name) : other(field, name)]
    }),
  ) as { readonly [Name in NeededName<Fields>]: Needed } & { readonly [Name in OtherName<Fields>]: Other }

/** Reads the text fields of a table one by one: blank ones become '' where they are required, and null elsewhere. */
export const readTexts = <Fields extends OrderFields>(
  fields: Fields,
  textOf: (name: TextFieldName<Fields>) => string | null | undefined,
) =>
  eachText(
    fields,
    (_, name) => textOf(name) || '',
    (_, name) => textOf(name) || null,
  )

/** The parts of the last line of an address, in this order. The parts that are neither here nor the street go between. */
const LAST_LINE: readonly AddressFieldName[] = ['neighbourhood', 'city', 'division', 'postcode']

/** An address line by line, as it is written on a parcel: the street, details that help to find it, the town. */
export function addressLines(address: TextsOf<typeof ADDRESS_FIELDS>): readonly string[] {
  const between = ADDRESS_FIELD_NAMES.filter((name) => name !== 'address' && !LAST_LINE.includes(name))
  return [['address'] as const, between, LAST_LINE]
    .map((names) =>
      names
        .map((name) => address[name])
        .filter(Boolean)
        .join(', '),
    )
    .filter(Boolean)
}
