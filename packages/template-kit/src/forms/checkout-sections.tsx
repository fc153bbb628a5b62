import { useT } from '../shop-context.tsx'
import { INVOICE } from './checkout.ts'
import { isWide } from './checkout-fields.ts'
import type { Checkout } from './checkout-form.ts'
import { Field, type FormField } from './field.tsx'

/** Classes of a field that wants the whole width, and of one that two can share. */
type Looks = { readonly checkout: Checkout; readonly wide: string; readonly short: string }

/** Who buys, and what an invoice needs where the shop makes them out. */
export function BuyerFields({ checkout, wide, short }: Looks) {
  const { asked, fields } = checkout
  // Beside a kind of paper and its number, phone and e-mail share a line.
  const shares = (name: string) => name === 'email' && asked.buyer.includes('documentType')
  return (
    <>
      {asked.buyer.map((name) => (
        <Field key={name} field={fields[name]} className={isWide(name) && !shares(name) ? wide : short} />
      ))}
      <InvoiceFields checkout={checkout} wide={wide} short={short} />
    </>
  )
}

/**
 * A box, never ticked beforehand, that asks for an invoice, and then what it needs; nothing in shops that take no such
 * data. Without scripts the fields are shown by the style sheet. Part: `data-invoice`.
 */
export function InvoiceFields({ checkout: { invoice }, wide, short }: Looks) {
  const t = useT()
  if (!invoice) return null
  return (
    <>
      <div data-invoice="">
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

/** Where it goes: the branch where there are several, or an address, whose division decides its cities (L4). */
export function PlaceFields({ checkout: { asked, fields, choose }, wide, short }: Looks) {
  return asked.place.map((name) => (
    <Field
      key={name}
      field={fields[name]}
      className={name === 'branch' || isWide(name) ? wide : short}
      onChange={name === 'division' || name === 'city' ? (value) => choose(name, value) : undefined}
    />
  ))
}

/** What the shop asks of those who order by chat (C10). */
export function QuestionFields(props: { readonly checkout: Checkout; readonly className: string }) {
  return props.checkout.chat?.fields.map((field: FormField) => (
    <Field key={field.name} field={field} className={props.className} />
  ))
}
