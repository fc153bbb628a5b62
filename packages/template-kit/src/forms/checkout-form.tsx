import { getFormProps, useForm } from '@conform-to/react'
import {
  type Amount,
  type Delivery,
  divisionLabel,
  isOnlineMethod,
  lineKey,
  type OrderRefusal,
  type PaymentMethod,
  quoteShipping,
  type ShippingQuote,
  suitsAmount,
  type Totals,
} from '@store/core'
import { type FormEvent, type FormHTMLAttributes, type ReactNode, useEffect, useMemo, useState } from 'react'
import { useCart } from '../cart/cart-provider.tsx'
import { Form, useHost } from '../host.tsx'
import { visuallyHidden } from '../parts/visually-hidden.tsx'
import { usePaths, useShop, useT } from '../shop-context.tsx'
import type { ScreenViews } from '../template.ts'
import {
  type CheckoutInput,
  type CheckoutValue,
  checkoutOptions,
  citiesOf,
  divisionChoices,
  findCity,
  fits,
  readCheckout,
} from './checkout.ts'
import { type CheckoutCoupon, STEP, useCoupon } from './coupon-field.tsx'
import { type FormField, useFormFields, useProblem } from './field.tsx'
import { PaymentOptions } from './payment-options.tsx'
import { type Askable, answerIn, keptIn } from './questions.ts'
import { useRefusal } from './refusal.ts'
import { hasDigitIds } from './rules.ts'

type FieldName =
  | 'name'
  | 'idNumber'
  | 'email'
  | 'phone'
  | 'message'
  | 'division'
  | 'city'
  | 'neighbourhood'
  | 'address'
  | 'details'

/** What can be asked: the fields, and the two choices. */
type QuestionName = FieldName | 'delivery' | 'paymentMethod'

export type Checkout = {
  /** For `CheckoutForm`. */
  readonly formProps: FormHTMLAttributes<HTMLFormElement>
  readonly hidden: Readonly<Record<string, string>> & { readonly items: string }
  readonly fields: Readonly<Record<FieldName, FormField>>
  /** For the fields the others depend on: `onChange` of `Field`. */
  readonly choose: (name: 'division' | 'city', value: string) => void
  readonly delivery: Delivery
  readonly deliveries: readonly Delivery[]
  readonly setDelivery: (delivery: Delivery) => void
  readonly methods: readonly PaymentMethod[]
  readonly method: PaymentMethod | null
  readonly setMethod: (method: PaymentMethod) => void
  /** What the button says: online methods lead on to a provider's page. */
  readonly submitWord: 'checkout.place' | 'checkout.toPayment'
  readonly methodError: string | null
  /** For `CouponField`. */
  readonly coupon: CheckoutCoupon
  /** With shipping to the city chosen. */
  readonly totals: Totals
  /** Sentences: why the order was refused, or would be. */
  readonly problems: readonly string[]
  readonly pending: boolean
  /** For `useQuestions`: the same form, asked one question at a time. */
  readonly askable: Askable<QuestionName>
}

/**
 * State of the checkout form (L4, L5): the same rules in the browser as on the server, the same errors with JavaScript
 * off. The template draws it with `CheckoutForm`, `Field`, `DeliveryChoice`, `PaymentChoice` and `CouponField`.
 */
export function useCheckoutForm(view: ScreenViews['Checkout']): Checkout {
  const t = useT()
  const say = useProblem()
  const refusal = useRefusal()
  const { shop, branches } = useShop()
  const { pending = false } = useHost()
  const paths = usePaths()
  const cart = useCart()
  const describe = useFormFields()
  const options = useMemo(() => checkoutOptions(shop, branches, view.cities), [shop, branches, view.cities])

  const [form, fields] = useForm<CheckoutInput, CheckoutValue>({
    id: 'checkout',
    lastResult: view.reply,
    defaultNoValidate: true,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => readCheckout(formData, options),
  })
  const before = (name: string): string => {
    const value = view.reply?.initialValue?.[name]
    return typeof value === 'string' ? value : ''
  }

  const [delivery, setDelivery] = useState<Delivery>(
    options.canPickUp && before('delivery') === 'pickUp' ? 'pickUp' : 'address',
  )
  const [division, setDivision] = useState(before('division'))
  const [city, setCity] = useState(before('city'))
  const cityId = findCity(options.cities, division, city)?.id ?? null

  const totals = useMemo((): Totals => {
    const { totals: quoted, lines } = view.quote
    const shipping = quoteShipping(
      shop.shippingRate,
      { subtotal: quoted.subtotal, lines: lines.filter((line) => line.quantity > 0), delivery },
      cityId,
    )
    const price: Amount = shipping.kind === 'quoted' ? shipping.price : 0
    return { ...quoted, shipping, total: quoted.subtotal - quoted.discount + price }
  }, [view.quote, shop.shippingRate, delivery, cityId])

  const [messages, setMessages] = useState('')
  useEffect(() => {
    const written = cart.lines.filter((line) => line.message).map((line) => [lineKey(line), line.message])
    setMessages(written.length > 0 ? JSON.stringify(written) : '')
  }, [cart.lines])

  const refusals = currentRefusals(view, totals.shipping)
  const formErrors = (['orderKey', 'expectedTotal', 'items', 'messages'] as const).flatMap(
    (name) => fields[name].errors ?? [],
  )
  const field = (name: FieldName, about: Parameters<typeof describe>[1]) => describe(fields[name], about)
  const formProps = getFormProps(form)
  // To price a cart anew it need not be complete.
  const onSubmit = (event: FormEvent<HTMLFormElement>) =>
    isStep((event.nativeEvent as SubmitEvent).submitter) || formProps.onSubmit(event)
  const price = { amount: totals.total, currency: shop.currency }
  const methods = options.paymentMethods.filter((method) => fits(method, delivery) && suitsAmount(method, price))
  const [chosen, setMethod] = useState(before('paymentMethod'))
  const method = methods.find((one) => one === chosen) ?? (methods.length === 1 ? (methods[0] ?? null) : null)

  return {
    formProps: { ...formProps, onSubmit, method: 'post', action: paths.checkout(view.items) },
    hidden: {
      orderKey: view.orderKey,
      items: view.items,
      expectedTotal: String(totals.total),
      ...(messages && { messages }),
    },
    fields: {
      name: field('name', { label: 'field.name', autoComplete: 'name', maxLength: 120 }),
      idNumber: field('idNumber', {
        label: 'field.idNumber',
        hint: t('field.idNumber.hint'),
        inputMode: hasDigitIds(shop.country) ? 'numeric' : 'text',
        maxLength: 40,
      }),
      email: field('email', {
        label: 'field.email',
        hint: t('field.email.hint'),
        type: 'email',
        inputMode: 'email',
        autoComplete: 'email',
        maxLength: 254,
      }),
      phone: field('phone', {
        label: 'field.phone',
        hint: t('field.phone.hint'),
        type: 'tel',
        inputMode: 'tel',
        autoComplete: 'tel',
        maxLength: 30,
      }),
      message: field('message', { label: 'field.message', required: false, lines: 3, maxLength: 500 }),
      division: field('division', {
        label: `field.${divisionLabel(shop.country)}`,
        autoComplete: 'address-level1',
        choices: divisionChoices(options).length > 0 ? divisionChoices(options) : null,
        maxLength: 80,
      }),
      city: field('city', {
        label: 'field.city',
        autoComplete: 'address-level2',
        suggestions: citiesOf(options.cities, division).map(({ name }) => name),
        maxLength: 80,
      }),
      neighbourhood: field('neighbourhood', {
        label: 'field.neighbourhood',
        autoComplete: 'address-level3',
        required: false,
        maxLength: 120,
      }),
      address: field('address', { label: 'field.address', autoComplete: 'address-line1' }),
      details: field('details', {
        label: 'field.details',
        hint: t('field.details.hint'),
        autoComplete: 'address-line2',
        required: false,
      }),
    },
    choose: (name, value) => (name === 'division' ? setDivision(value) : setCity(value)),
    delivery,
    deliveries: options.canPickUp ? ['address', 'pickUp'] : ['address'],
    setDelivery,
    methods,
    method,
    setMethod,
    submitWord: method !== null && isOnlineMethod(method) ? 'checkout.toPayment' : 'checkout.place',
    methodError: fields.paymentMethod.errors?.[0] ? say(fields.paymentMethod.errors[0]) : null,
    coupon: useCoupon(view, { value: before('coupon'), errors: fields.coupon.errors }),
    totals,
    problems: [...new Set([...refusals.map(refusal), ...[...(form.errors ?? []), ...formErrors].map(say)])],
    pending,
    askable: {
      answerTo: (name) => answerIn(form.id, name, (data) => readCheckout(data, options)),
      showProblem: (name) => form.validate({ name: fields[name].name }),
      kept: keptIn(view.reply, QUESTIONS),
    },
  }
}

const isStep = (submitter: HTMLElement | null) => submitter instanceof HTMLButtonElement && submitter.name === STEP

const QUESTIONS: readonly QuestionName[] = [
  'name',
  'idNumber',
  'email',
  'phone',
  'delivery',
  'division',
  'city',
  'neighbourhood',
  'address',
  'details',
  'paymentMethod',
  'message',
]

/** What the server said, but of shipping what is true now: the shopper may have chosen a city, or to pick up. */
function currentRefusals(view: ScreenViews['Checkout'], shipping: ShippingQuote): readonly OrderRefusal[] {
  const said = view.refusals.length > 0 ? view.refusals : view.quote.refusals
  // A coupon's is said at its field.
  const others = said.filter(({ kind }) => kind !== 'shippingUnavailable' && kind !== 'coupon')
  if (shipping.kind === 'unavailable') return [...others, { kind: 'shippingUnavailable', reason: shipping.reason }]
  // A city still to be chosen is no problem before the first attempt.
  return shipping.kind === 'cityNeeded' ? [...others, ...view.refusals.filter((one) => !others.includes(one))] : others
}

/** The form with its hidden fields. What stands in it is the template's. */
export function CheckoutForm(props: {
  readonly checkout: Checkout
  readonly className?: string
  readonly children: ReactNode
}) {
  const { formProps, hidden } = props.checkout
  return (
    <Form {...formProps} className={props.className} data-checkout="">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* What Enter in a field presses is the first button of its form: the one that buys, wherever others stand. */}
      <button
        {...visuallyHidden}
        type="submit"
        tabIndex={-1}
        aria-hidden="true"
        disabled={props.checkout.methods.length === 0}
      />
      {props.children}
    </Form>
  )
}

/** To an address, or picked up: a radio group where both are possible, else nothing. */
export function DeliveryChoice(props: { readonly checkout: Checkout; readonly className?: string }) {
  const t = useT()
  const { delivery, deliveries, setDelivery } = props.checkout
  if (deliveries.length < 2) return null
  return (
    <fieldset className={props.className} data-delivery={delivery}>
      <legend>{t('checkout.delivery')}</legend>
      {deliveries.map((kind) => (
        <label key={kind} data-chosen={kind === delivery ? '' : undefined}>
          <input
            type="radio"
            name="delivery"
            value={kind}
            checked={kind === delivery}
            onChange={() => setDelivery(kind)}
          />
          <span>{t(`delivery.${kind}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** Payment methods, each with a line that says what happens. */
export function PaymentChoice(props: { readonly checkout: Checkout; readonly className?: string }) {
  const t = useT()
  const { methods, method, setMethod, methodError } = props.checkout
  if (methods.length === 0) return <p data-no-methods="">{t('checkout.noMethods')}</p>
  return (
    <fieldset
      className={props.className}
      data-payment=""
      data-invalid={methodError === null ? undefined : ''}
      aria-describedby="payment-error"
    >
      <legend>{t('checkout.payment')}</legend>
      <PaymentOptions methods={methods} chosen={method} onChoose={setMethod} />
      <p id="payment-error" data-error="">
        {methodError ?? '\u00a0'}
      </p>
    </fieldset>
  )
}

/** What stands between the shopper and the order, in a list that is read out. Nothing when nothing does. */
export function CheckoutProblems(props: { readonly checkout: Checkout; readonly className?: string }) {
  const t = useT()
  const { problems } = props.checkout
  if (problems.length === 0) return null
  return (
    <div role="alert" className={props.className} data-problems="">
      <p>{t('checkout.problems')}</p>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  )
}
