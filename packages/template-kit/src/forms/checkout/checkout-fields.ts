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
import { useShop, useT } from '../../shop-context.tsx'
import { type FormField, useFormFields } from '../field.tsx'
import { type CheckoutOptions, citiesOf, divisionChoices } from './checkout-options.ts'

export type CheckoutFieldName = BuyerFieldName | AddressFieldName | 'branch' | 'message'

/** Names of all questions of the form: fields, the two choices, and fields of chat orders and invoices. */
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

/** The fields that the form shows now, in the order of the page: of the buyer, and of the delivery. */
export type CheckoutFields = {
  readonly buyer: readonly BuyerFieldName[]
  readonly place: readonly (AddressFieldName | 'branch')[]
}

/** Types of document and postcodes are requested in some countries only; a branch, if there are several. */
export const fieldsFor = (
  { documentTypes, country, pickUpPlaces }: CheckoutOptions,
  delivery: Delivery,
): CheckoutFields => ({
  buyer: BUYER_FIELD_NAMES.filter((name) => name !== 'documentType' || documentTypes.length > 0),
  place:
    delivery === 'address'
      ? ADDRESS_FIELD_NAMES.filter((name) => name !== 'postcode' || postcodeExample(country) !== null)
      : pickUpPlaces.length > 0
        ? ['branch']
        : [],
})

const FIELDS: Readonly<Record<BuyerFieldName | AddressFieldName, OrderField>> = { ...BUYER_FIELDS, ...ADDRESS_FIELDS }

/** Whether a field takes the whole width of the form. */
export const isWide = (name: BuyerFieldName | AddressFieldName): boolean => FIELDS[name].wide === true

/** The fields of a checkout. Suggested cities are those of `division`, the currently chosen one. */
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
  /** Properties that depend on the shop, the country or another choice. */
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

/** Lists up to this length are suggested before a division is chosen, because without JavaScript the suggestions cannot change afterwards. */
const MAX_SUGGESTED_AT_ONCE = 60

function suggestedCities(cities: readonly City[], division: string): readonly string[] {
  const all = division === '' && cities.length <= MAX_SUGGESTED_AT_ONCE
  return [...new Set((all ? cities : citiesOf(cities, division)).map(({ name }) => name))]
}

const OF_BUYER: readonly string[] = BUYER_FIELD_NAMES

/** The fields in the order of the page; `placeFirst`: fields of the delivery come before those of the buyer. */
export function fieldsInOrder(described: readonly FormField[], placeFirst: boolean): readonly FormField[] {
  const place = (field: FormField) => QUESTIONS.indexOf(field.name as QuestionName)
  const ofBuyer = ({ name }: FormField) => (OF_BUYER.includes(name) === placeFirst ? 1 : 0)
  return described.toSorted((a, b) => ofBuyer(a) - ofBuyer(b) || place(a) - place(b))
}
