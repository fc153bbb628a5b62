import type { FieldMetadata } from '@conform-to/react'
import { type City, divisionLabel, type InvoiceFieldName, postcodeExample } from '@store/core'
import { useShop, useT } from '../shop-context.tsx'
import { type CheckoutOptions, citiesOf, divisionChoices } from './checkout.ts'
import { type FormField, useFormFields } from './field.tsx'

export type CheckoutFieldName =
  | 'name'
  | 'documentType'
  | 'idNumber'
  | 'email'
  | 'phone'
  | 'message'
  | 'division'
  | 'city'
  | 'neighbourhood'
  | 'postcode'
  | 'address'
  | 'details'
  | 'branch'

/** What can be asked: the fields, and the two choices. */
export type QuestionName =
  | CheckoutFieldName
  | 'delivery'
  | 'paymentMethod'
  | `answer${number}`
  | `invoice_${InvoiceFieldName}`

/** In the order of the page. */
export const QUESTIONS: readonly QuestionName[] = [
  'name',
  'documentType',
  'idNumber',
  'email',
  'phone',
  'delivery',
  'division',
  'city',
  'neighbourhood',
  'postcode',
  'address',
  'details',
  'branch',
  'paymentMethod',
  'message',
]

/** The fields of a checkout; the cities offered are those of `division`, as it is chosen. */
export function useCheckoutFields(
  fields: Readonly<Record<CheckoutFieldName, FieldMetadata>>,
  {
    options,
    byChat,
    division,
  }: { readonly options: CheckoutOptions; readonly byChat: boolean; readonly division: string },
): Readonly<Record<CheckoutFieldName, FormField>> {
  const t = useT()
  const { shop } = useShop()
  const describe = useFormFields()
  const postcode = postcodeExample(shop.country)
  const field = (name: CheckoutFieldName, about: Parameters<typeof describe>[1]) => describe(fields[name], about)
  return {
    name: field('name', { label: 'field.name', autoComplete: 'name' }),
    documentType: field('documentType', {
      label: 'field.documentType',
      choices: options.documentTypes,
      choiceNames: Object.fromEntries(options.documentTypes.map((type) => [type, t(`document.${type}`)])),
    }),
    idNumber: field('idNumber', {
      label: 'field.idNumber',
      hint: t('field.idNumber.hint'),
    }),
    email: field('email', {
      label: 'field.email',
      hint: t('field.email.hint'),
      type: 'email',
      inputMode: 'email',
      autoComplete: 'email',
      required: !byChat,
    }),
    phone: field('phone', {
      label: 'field.phone',
      hint: t('field.phone.hint'),
      type: 'tel',
      inputMode: 'tel',
      autoComplete: 'tel',
    }),
    message: field('message', { label: 'field.message', required: false, lines: 3 }),
    division: field('division', {
      label: `field.${divisionLabel(shop.country)}`,
      autoComplete: 'address-level1',
      choices: divisionChoices(options).length > 0 ? divisionChoices(options) : null,
    }),
    city: field('city', {
      label: 'field.city',
      autoComplete: 'address-level2',
      suggestions: suggestedCities(options.cities, division),
    }),
    neighbourhood: field('neighbourhood', {
      label: 'field.neighbourhood',
      autoComplete: 'address-level3',
      required: false,
    }),
    postcode: field('postcode', {
      label: 'field.postcode',
      hint: t('field.postcode.hint', { example: postcode ?? '' }),
      inputMode: /[A-Z]/.test(postcode ?? '') ? 'text' : 'numeric',
      autoComplete: 'postal-code',
    }),
    address: field('address', { label: 'field.address', autoComplete: 'address-line1' }),
    branch: field('branch', { label: 'field.branch', choices: options.pickUpPlaces.map(({ place }) => place) }),
    details: field('details', {
      label: 'field.details',
      hint: t('field.details.hint'),
      autoComplete: 'address-line2',
      required: false,
    }),
  }
}

/** Lists up to this long are offered before a division is chosen: without scripts nothing could be offered after it. */
const MOST_OFFERED_AT_ONCE = 60

function suggestedCities(cities: readonly City[], division: string): readonly string[] {
  const all = division === '' && cities.length <= MOST_OFFERED_AT_ONCE
  return [...new Set((all ? cities : citiesOf(cities, division)).map(({ name }) => name))]
}

const OF_BUYER: readonly string[] = ['name', 'documentType', 'idNumber', 'email', 'phone']

/** The fields as they stand on the page; `placeFirst`: it asks where the order goes before whose it is. */
export function fieldsInOrder(described: readonly FormField[], placeFirst: boolean): readonly FormField[] {
  const place = (field: FormField) => QUESTIONS.indexOf(field.name as QuestionName)
  const ofBuyer = ({ name }: FormField) => (OF_BUYER.includes(name) === placeFirst ? 1 : 0)
  return described.toSorted((a, b) => ofBuyer(a) - ofBuyer(b) || place(a) - place(b))
}
