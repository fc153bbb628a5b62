import { getFormProps, useForm } from '@conform-to/react'
import type { ButtonHTMLAttributes, FormHTMLAttributes, ReactNode } from 'react'
import type { ScreenViews } from '../../design.ts'
import { Form, useHost } from '../../host.tsx'
import { usePaths, useT } from '../../shop-context.tsx'
import { Field, type FormField, useErrorText, useFormFields } from '../field.tsx'
import { type Askable, answerIn, validValues } from '../questions.ts'
import { type OrderLookupInput, type OrderLookupValue, readOrderLookup } from './order-lookup.ts'

export type OrderLookup = {
  readonly formProps: FormHTMLAttributes<HTMLFormElement>
  readonly fields: { readonly number: FormField; readonly idNumber: FormField }
  /**
   * The text of a search without result, which never reveals which of the two fields was wrong (V3), or of too many
   * searches.
   */
  readonly nothingFound: string | null
  readonly pending: boolean
  /** For `useQuestions`. */
  readonly askable: Askable<'number' | 'idNumber'>
}

/** State of the order tracking form (L6, V3). */
export function useOrderLookup(view: ScreenViews['OrderTracking']): OrderLookup {
  const t = useT()
  const paths = usePaths()
  const { pending = false } = useHost()
  const describe = useFormFields()
  const errorText = useErrorText()
  const [form, fields] = useForm<OrderLookupInput, OrderLookupValue>({
    id: 'order-lookup',
    lastResult: view.reply,
    defaultNoValidate: true,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => readOrderLookup(formData),
  })
  return {
    formProps: { ...getFormProps(form), method: 'post', action: paths.tracking() },
    fields: {
      number: describe(fields.number, {
        label: 'field.orderNumber',
        hint: t('field.orderNumber.hint'),
        inputMode: 'numeric',
      }),
      idNumber: describe(fields.idNumber, {
        label: 'field.lookupId',
        hint: t('field.lookupId.hint'),
      }),
    },
    nothingFound: form.errors?.[0]
      ? errorText(form.errors[0])
      : view.searched && !view.order && !view.reply?.error
        ? t('tracking.none')
        : null,
    pending,
    askable: {
      answerTo: (name) => answerIn(form.id, name, readOrderLookup),
      showProblem: (name) => form.validate({ name: fields[name].name }),
      // Values of a search without result are kept, to be corrected.
      values: validValues(view.reply, ['number', 'idNumber']),
    },
  }
}

/** The form. It uses `post`, so that numbers and IDs are in no address, history or log. */
export function OrderLookupForm(props: {
  readonly lookup: OrderLookup
  readonly className?: string
  readonly children: ReactNode
}) {
  return (
    <Form {...props.lookup.formProps} className={props.className} data-order-lookup="" data-feature="lookup">
      {props.children}
    </Form>
  )
}

/** The whole form: both fields, the button, and the text of a search without result. All other props are the button's. */
export function TrackingForm({
  view,
  className,
  fieldClassName,
  problemClassName,
  buttonClassName,
  ...button
}: ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly view: ScreenViews['OrderTracking']
  readonly fieldClassName?: string
  readonly problemClassName?: string
  readonly buttonClassName?: string
}) {
  const t = useT()
  const lookup = useOrderLookup(view)
  const { fields, nothingFound, pending } = lookup
  return (
    <OrderLookupForm lookup={lookup} className={className}>
      <Field field={fields.number} className={fieldClassName} />
      <Field field={fields.idNumber} className={fieldClassName} />
      <button type="submit" className={buttonClassName} aria-busy={pending} {...button}>
        {t('tracking.search')}
      </button>
      {nothingFound && (
        <p role="alert" className={problemClassName}>
          {nothingFound}
        </p>
      )}
    </OrderLookupForm>
  )
}
