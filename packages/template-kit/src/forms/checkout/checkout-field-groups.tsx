import { useT } from '../../shop-context.tsx'
import { Field, type FormField } from '../field.tsx'
import { INVOICE } from './checkout.ts'
import { isWide } from './checkout-fields.ts'
import type { Checkout } from './checkout-form.ts'

/** Classes of a field with the whole width, and of one with half of it. */
type SectionProps = { readonly checkout: Checkout; readonly wide: string; readonly short: string }

/** The buyer's fields, and those of an invoice if the shop issues invoices. */
export function BuyerFields({ checkout, wide, short }: SectionProps) {
  const { fieldNames, fields } = checkout
  // With a type of document, the number of short fields is even if email is one of them.
  const shares = (name: string) => name === 'email' && fieldNames.buyer.includes('documentType')
  return (
    <>
      {fieldNames.buyer.map((name) => (
        <Field key={name} field={fields[name]} className={isWide(name) && !shares(name) ? wide : short} />
      ))}
      <InvoiceFields checkout={checkout} wide={wide} short={short} />
    </>
  )
}

/**
 * A checkbox for an invoice, never checked in advance, and its fields once it is checked; nothing in shops that issue no
 * invoices. Without JavaScript, the style sheet shows the fields. Part: `data-invoice`.
 */
export function InvoiceFields({ checkout: { invoice }, wide, short }: SectionProps) {
  const t = useT()
  if (!invoice) return null
  return (
    <>
      <div data-invoice="" data-feature="invoice">
        <label data-check="">
          <input
            type="checkbox"
            name={INVOICE}
            defaultChecked={invoice.isWanted}
            onChange={({ target }) => invoice.want(target.checked)}
          />
          <span>{t('checkout.invoice')}</span>
        </label>
      </div>
      {invoice.fields.map((field) => (
        <Field key={field.name} field={field} className={field.choices || field.maxLength > 100 ? wide : short} />
      ))}
    </>
  )
}

/** The fields of the delivery: the branch, if there are several, or an address, whose division determines its cities (L4). */
export function PlaceFields({ checkout: { fieldNames, fields, choose }, wide, short }: SectionProps) {
  return fieldNames.place.map((name) => (
    <Field
      key={name}
      field={fields[name]}
      className={name === 'branch' || isWide(name) ? wide : short}
      onChange={name === 'division' || name === 'city' ? (value) => choose(name, value) : undefined}
    />
  ))
}

/** The shop's additional fields for orders by chat (C10). */
export function QuestionFields(props: { readonly checkout: Checkout; readonly className: string }) {
  return props.checkout.chat?.fields.map((field: FormField) => (
    <Field key={field.name} field={field} className={props.className} />
  ))
}
