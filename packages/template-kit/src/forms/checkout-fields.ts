import type { FieldMetadata } from '@conform-to/react'
import {
  ADDRESS_FIELD_NAMES,
  ADDRESS_FIELDS,
  type AddressFieldName,
  BUYER_FIELD_NAMES,
  BUYER_FIELDS,
  type BuyerFieldName,
  type City,
  type Delivery,
  divisionLabel,
  eachField,
  type InvoiceFieldName,
  type OrderField,
  postcodeExample,
} from '@store/core'
import { useShop, useT } from '../shop-context.tsx'
import { type CheckoutOptions, citiesOf, divisionChoices } from './checkout-options.ts'
import { type FormField, useFormFields } from './field.tsx'

export type CheckoutFieldName = BuyerFieldName | AddressFieldName | 'branch' | 'message'

/** What can be asked: the fields, and the two choices. */
export type QuestionName =
  | CheckoutFieldName
  | 'delivery'
  | 'paymentMethod'
  | `answer${number}`
  | `invoice_${InvoiceFieldName}`

/** In the order of the page. */
export const QUESTIONS: readonly QuestionName[] = [
  ...BUYER_FIELD_NAMES,
  'delivery',
  ...ADDRESS_FIELD_NAMES,
  'branch',
  'paymentMethod',
  'message',
]

/** The fields that are asked now, in the order of the page: of whoever buys, and of where the order goes. */
export type AskedFields = {
  readonly buyer: readonly BuyerFieldName[]
  readonly place: readonly (AddressFieldName | 'branch')[]
}

/** Kinds of papers and postcodes are asked in some countries only, a branch where there are several to come to. */
export const askedFields = (
  { documentTypes, country, pickUpPlaces }: CheckoutOptions,
  delivery: Delivery,
): AskedFields => ({
  buyer: BUYER_FIELD_NAMES.filter((name) => name !== 'documentType' || documentTypes.length > 0),
  place:
    delivery === 'address'
      ? ADDRESS_FIELD_NAMES.filter((name) => name !== 'postcode' || postcodeExample(country) !== null)
      : pickUpPlaces.length > 0
        ? ['branch']
        : [],
})

const FIELDS: Readonly<Record<BuyerFieldName | AddressFieldName, OrderField>> = { ...BUYER_FIELDS, ...ADDRESS_FIELDS }

/** Whether a field has a line of the page to itself. */
export const isWide = (name: BuyerFieldName | AddressFieldName): boolean => FIELDS[name].wide === true

/** The fields of a checkout; the cities offered are those of `division`, as it is chosen. */
export function useCheckoutFields(
  fields: Readonly<Record<CheckoutFieldName, FieldMetadata>>,
  {
    options,
    byChat,
    division,
  }: { readonly options: CheckoutOptions; readonly byChat: boolean; readonly division: string },
): Readonly<Record<CheckoutFieldName, FormField>> {
  const t = useT<string>()
  const { shop } = useShop()
  const describe = useFormFields()
  const postcode = postcodeExample(shop.country)
  const divisions = divisionChoices(options)
  /** What goes by the shop, the country or what was chosen before. */
  const own: { readonly [Name in CheckoutFieldName]?: Partial<Parameters<typeof describe>[1]> } = {
    documentType: {
      choices: options.documentTypes,
      choiceNames: Object.fromEntries(options.documentTypes.map((type) => [type, t(`document.${type}`)])),
    },
    email: { required: !byChat },
    division: { choices: divisions.length > 0 ? divisions : null },
    city: { suggestions: suggestedCities(options.cities, division) },
    postcode: {
      hint: t('field.postcode.hint', { example: postcode ?? '' }),
      inputMode: /[A-Z]/.test(postcode ?? '') ? 'text' : 'numeric',
    },
  }
  const field = (name: BuyerFieldName | AddressFieldName) =>
    describe(fields[name], {
      label: name === 'division' ? `field.${divisionLabel(shop.country)}` : `field.${name}`,
      hint: FIELDS[name].hasHint ? t(`field.${name}.hint`) : null,
      ...own[name],
    })
  return {
    ...eachField(BUYER_FIELD_NAMES, field),
    ...eachField(ADDRESS_FIELD_NAMES, field),
    branch: describe(fields.branch, { label: 'field.branch', choices: options.pickUpPlaces.map(({ place }) => place) }),
    message: describe(fields.message, { label: 'field.message', required: false, lines: 3 }),
  }
}

/** Lists up to this long are offered before a division is chosen: without scripts nothing could be offered after it. */
const MOST_OFFERED_AT_ONCE = 60

function suggestedCities(cities: readonly City[], division: string): readonly string[] {
  const all = division === '' && cities.length <= MOST_OFFERED_AT_ONCE
  return [...new Set((all ? cities : citiesOf(cities, division)).map(({ name }) => name))]
}

const OF_BUYER: readonly string[] = BUYER_FIELD_NAMES

/** The fields as they stand on the page; `placeFirst`: it asks where the order goes before whose it is. */
export function fieldsInOrder(described: readonly FormField[], placeFirst: boolean): readonly FormField[] {
  const place = (field: FormField) => QUESTIONS.indexOf(field.name as QuestionName)
  const ofBuyer = ({ name }: FormField) => (OF_BUYER.includes(name) === placeFirst ? 1 : 0)
  return described.toSorted((a, b) => ofBuyer(a) - ofBuyer(b) || place(a) - place(b))
}
