import type { Checkout } from './checkout-form.ts'
import { Field, type FormField } from './field.tsx'

/** Classes of a field that wants the whole width, and of one that two can share. */
type Looks = { readonly checkout: Checkout; readonly wide: string; readonly short: string }

/** Who buys. */
export function BuyerFields({ checkout: { fields }, wide, short }: Looks) {
  return (
    <>
      <Field field={fields.name} className={wide} />
      <Field field={fields.idNumber} className={short} />
      <Field field={fields.phone} className={short} />
      <Field field={fields.email} className={wide} />
    </>
  )
}

/** Where it goes: the branch where there are several, or an address, whose division decides its cities (L4). */
export function PlaceFields({ checkout, wide, short }: Looks) {
  const { fields, choose, delivery, asksBranch, asksPostcode } = checkout
  return (
    <>
      {asksBranch && <Field field={fields.branch} className={wide} />}
      {delivery === 'address' && (
        <>
          <Field field={fields.division} className={short} onChange={(division) => choose('division', division)} />
          <Field field={fields.city} className={short} onChange={(city) => choose('city', city)} />
          <Field field={fields.address} className={wide} />
          <Field field={fields.neighbourhood} className={short} />
          {asksPostcode && <Field field={fields.postcode} className={short} />}
          <Field field={fields.details} className={short} />
        </>
      )}
    </>
  )
}

/** What the shop asks of those who order by chat (C10). */
export function QuestionFields(props: { readonly checkout: Checkout; readonly className: string }) {
  return props.checkout.chat?.fields.map((field: FormField) => (
    <Field key={field.name} field={field} className={props.className} />
  ))
}
