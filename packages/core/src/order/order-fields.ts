import { FIELD_LIMITS } from '../field-limits.ts'

/** One thing that a buyer is asked. Its name in `BUYER_FIELDS` or `ADDRESS_FIELDS` is its name in forms, drafts and orders. */
export type OrderField = {
  /**
   * `always`: no order is without it. Else it may be null or absent: `unlessByChat` is required of orders that are not by
   * chat, `byCountry` in some countries and asked in no others.
   */
  readonly required: 'always' | 'unlessByChat' | 'byCountry' | 'never'
  /** Of what is typed into the form, without surrounding space, in UTF-16 units. */
  readonly minLength?: number
  /** In UTF-16 units; applied before anything reads what a text means. */
  readonly maxLength: number
  /** `choice`: one of a list, with a type of its own; the others are texts. */
  readonly type?: 'email' | 'tel' | 'choice'
  /** The value of HTML's `autocomplete`. */
  readonly autoComplete?: string
  /** The form explains it, in the template kit's word `field.{name}.hint`. */
  readonly hasHint?: true
  /** Takes a line of the form for itself. */
  readonly wide?: true
}
type OrderFields = Readonly<Record<string, OrderField>>

/**
 * Who buys, and where an order goes: the fields of checkout in the order in which it asks for them. The types `Buyer` and
 * `Address`, the form and what a browser remembers of it, our calls and their limits, the rules for drafts, mails,
 * archives and printed orders are all made from these two tables. `docs/add-a-checkout-field.md` says what else a new
 * field needs.
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

/** Those of a table that are texts, and of these the ones that no order is without. */
export type TextFieldName<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly type: 'choice' } ? never : Name & string
}[keyof Fields]
type NeededName<Fields> = {
  [Name in TextFieldName<Fields>]: Fields[Name] extends { readonly required: 'always' } ? Name : never
}[TextFieldName<Fields>]
type OtherName<Fields> = Exclude<TextFieldName<Fields>, NeededName<Fields>>

/** The texts of a table, as drafts and orders have them. */
export type TextsOf<Fields> = { readonly [Name in NeededName<Fields>]: string } & {
  readonly [Name in OtherName<Fields>]?: string | null
}

/** One value for each of these names. */
export const eachField = <Name extends string, Value>(names: readonly Name[], valueAt: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueAt(name)])) as { readonly [Each in Name]: Value }

/** The names of a table's texts, in its order. */
export const textFieldNames = <Fields extends OrderFields>(fields: Fields) =>
  Object.keys(fields).filter((name) => fields[name]?.type !== 'choice') as TextFieldName<Fields>[]

/** One value for each text of a table: `needed` makes it for those that no order is without, `other` for the rest. */
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

/** The texts of a table, read one by one: what is blank is '' where it is needed, and null elsewhere. */
export const readTexts = <Fields extends OrderFields>(
  fields: Fields,
  textOf: (name: TextFieldName<Fields>) => string | null | undefined,
) =>
  eachText(
    fields,
    (_, name) => textOf(name) || '',
    (_, name) => textOf(name) || null,
  )

/** What stands on the last line of an address, in this order; what is not here or the street stands between. */
const LAST_LINE: readonly AddressFieldName[] = ['neighbourhood', 'city', 'division', 'postcode']

/** An address as it is written, line by line: the street, what helps to find it, the town. */
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
