import { getFormProps, useForm } from '@conform-to/react'
import {
  type CheckedLine,
  type Delivery,
  deliveredTotals,
  divisionLabel,
  isOnlineMethod,
  itemsToText,
  lineKey,
  type OrderRefusal,
  type PaymentMethod,
  type PaymentProblem,
  paymentProblem,
  postcodeExample,
  type ShippingQuote,
  suitsDelivery,
  type Totals,
} from '@store/core'
import { type FormEvent, type FormHTMLAttributes, type ReactNode, useEffect, useMemo, useState } from 'react'
import { useCart } from '../cart/cart-provider.tsx'
import { Form, useHost } from '../host.tsx'
import { visuallyHidden } from '../parts/visually-hidden.tsx'
import { usePaths, useShop, useT } from '../shop-context.tsx'
import type { ScreenViews } from '../template.ts'
import {
  answerName,
  BY,
  BY_CHAT,
  type CheckoutInput,
  type CheckoutValue,
  checkoutOptions,
  citiesOf,
  divisionChoices,
  findCity,
  isByChat,
  readCheckout,
} from './checkout.ts'
import { type CheckoutStep, STEP, stepToItems } from './checkout-step.ts'
import { type CheckoutCoupon, useCoupon } from './coupon-field.tsx'
import { type FormField, useFormFields, useProblem } from './field.tsx'
import { type ExcludedMethod, PaymentOptions } from './payment-options.tsx'
import { type Askable, answerIn, keptIn } from './questions.ts'
import { useRefusal } from './refusal.ts'
import { type BuyerMemory, useBuyerMemory } from './remember-buyer.tsx'
import { hasDigitIds } from './rules.ts'
import { useTyped } from './typed.ts'

type FieldName =
  | 'name'
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

/** What can be asked: the fields, and the two choices. */
type QuestionName = FieldName | 'delivery' | 'paymentMethod' | `answer${number}`

export type Checkout = {
  /** For `CheckoutForm`. */
  readonly formProps: FormHTMLAttributes<HTMLFormElement>
  readonly hidden: Readonly<Record<string, string>> & { readonly items: string }
  readonly fields: Readonly<Record<FieldName, FormField>>
  /** Parcels of this country need a postcode; elsewhere its field is left out. */
  readonly asksPostcode: boolean
  /** For the fields the others depend on: `onChange` of `Field`. */
  readonly choose: (name: 'division' | 'city', value: string) => void
  readonly delivery: Delivery
  readonly deliveries: readonly Delivery[]
  readonly setDelivery: (delivery: Delivery) => void
  /** To choose from; of an order by chat, the one it is placed with. Without any, nothing can be ordered. */
  readonly methods: readonly PaymentMethod[]
  /** Of those that go with this delivery; another city or total would have them. */
  readonly excluded: readonly ExcludedMethod[]
  readonly method: PaymentMethod | null
  /** Also when it is excluded now; '' before anything was chosen. */
  readonly wanted: string
  readonly setMethod: (method: PaymentMethod) => void
  /** What the button says: online methods lead on to a provider's page. */
  readonly submitWord: 'checkout.place' | 'checkout.toPayment' | 'checkout.byChat'
  /** Ordering by chat: null where the shop has no number (M3). */
  readonly chat: {
    /** This order is one: it is not paid here. */
    readonly chosen: boolean
    /** What the shop asks then, on top. */
    readonly fields: readonly (FormField & { readonly name: `answer${number}` })[]
    /** Whether it asks anything. */
    readonly asksMore: boolean
    /** Whether there is anything else to choose. */
    readonly hasOtherWays: boolean
  } | null
  readonly methodError: string | null
  /** For `CouponField`. */
  readonly coupon: CheckoutCoupon
  /** With shipping to the city chosen. */
  readonly totals: Totals
  /** Sentences: why the order was refused, or would be. */
  readonly problems: readonly string[]
  /** What can be had of it, where that is less than was asked for; `CheckoutProblems` offers it. */
  readonly mended: string | null
  readonly pending: boolean
  /** For `RememberBuyer`; null where nothing is remembered. */
  readonly memory: BuyerMemory | null
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
  const { shop, branches, mount } = useShop()
  const { pending = false } = useHost()
  const paths = usePaths()
  const cart = useCart()
  const describe = useFormFields()
  const options = useMemo(
    () => checkoutOptions(shop, branches, view.cities, { fields: view.chat.fields, isChat: mount !== '' }),
    [shop, branches, view.cities, view.chat.fields, mount],
  )
  const byChat = isByChat(options, view.chat.chosen)
  const postcode = postcodeExample(shop.country)

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
    const lines = view.quote.lines.filter((line) => line.status !== 'inactive')
    return deliveredTotals(view.quote.totals, { lines, shippingRate: shop.shippingRate, delivery, cityId })
  }, [view.quote, shop.shippingRate, delivery, cityId])

  const [messages, setMessages] = useState('')
  useEffect(() => {
    const written = cart.lines.filter((line) => line.message).map((line) => [lineKey(line), line.message])
    setMessages(written.length > 0 ? JSON.stringify(written) : '')
  }, [cart.lines])

  const [chosen, setMethod] = useState(before('paymentMethod'))
  useTyped('checkout', {
    isAnswered: view.reply?.initialValue?.paymentMethod !== undefined,
    first: () => memory?.remembered() ?? {},
    shown: delivery,
    found(typed) {
      setDivision(typed.division ?? '')
      setCity(typed.city ?? '')
      setMethod(typed.paymentMethod ?? '')
      if (options.canPickUp && typed.delivery === 'pickUp') setDelivery('pickUp')
    },
  })
  const formErrors = (['orderKey', 'expectedTotal', 'items', 'messages'] as const).flatMap(
    (name) => fields[name].errors ?? [],
  )
  const field = (name: FieldName, about: Parameters<typeof describe>[1]) => describe(fields[name], about)
  const formProps = getFormProps(form)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // What cannot be sent now stays as it is: the browser would leave for a page of its own.
    setOffline(!navigator.onLine)
    if (!navigator.onLine) return event.preventDefault()
    // To price a cart anew it need not be complete.
    if (isStep((event.nativeEvent as SubmitEvent).submitter)) return
    formProps.onSubmit(event)
    memory?.onSubmit(event)
  }
  const order = { total: totals.total, currency: shop.currency, delivery, cityId }
  const [isOffline, setOffline] = useState(false)
  const memory = useBuyerMemory('checkout')
  const judged = (byChat ? [] : options.paymentMethods)
    .filter((one) => suitsDelivery(one, delivery))
    .map((one) => ({ method: one, problem: notYet(paymentProblem(one, order, shop)) }))
  const otherMethods = judged.filter(({ problem }) => problem === null).map((one) => one.method)
  const methods: readonly PaymentMethod[] = byChat ? ['toBeAgreed'] : otherMethods
  const excluded = judged.flatMap(({ method: one, problem }) => (problem ? [{ method: one, problem }] : []))
  const refusals = currentRefusals(
    view,
    totals.shipping,
    excluded.find((one) => one.method === chosen)?.problem ?? null,
  )
  const method = methods.find((one) => one === chosen) ?? (methods.length === 1 ? (methods[0] ?? null) : null)

  const metadata = fields as unknown as Readonly<Record<string, typeof fields.message>>
  const answers = options.chatFields.flatMap(({ label, type, value, required }, index) => {
    const name = answerName(index)
    const meta = metadata[name]
    if (!meta) return []
    const described = describe(meta, { label: 'field.message', type, required, maxLength: 500 })
    return [{ ...described, name, label, value: view.reply ? described.value : value }]
  })

  return {
    formProps: { ...formProps, onSubmit, method: 'post', action: paths.checkout(view.items, byChat) },
    hidden: {
      orderKey: view.orderKey,
      items: view.items,
      expectedTotal: String(totals.total),
      ...(messages && { messages }),
      ...(byChat && { [BY]: BY_CHAT }),
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
        required: !byChat,
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
      postcode: field('postcode', {
        label: 'field.postcode',
        hint: t('field.postcode.hint', { example: postcode ?? '' }),
        inputMode: /[A-Z]/.test(postcode ?? '') ? 'text' : 'numeric',
        autoComplete: 'postal-code',
        maxLength: 20,
      }),
      address: field('address', { label: 'field.address', autoComplete: 'address-line1' }),
      details: field('details', {
        label: 'field.details',
        hint: t('field.details.hint'),
        autoComplete: 'address-line2',
        required: false,
      }),
    },
    asksPostcode: postcode !== null,
    choose: (name, value) => (name === 'division' ? setDivision(value) : setCity(value)),
    delivery,
    deliveries: options.canPickUp ? ['address', 'pickUp'] : ['address'],
    setDelivery,
    methods,
    excluded,
    method,
    wanted: chosen,
    setMethod,
    submitWord: byChat
      ? 'checkout.byChat'
      : method !== null && isOnlineMethod(method)
        ? 'checkout.toPayment'
        : 'checkout.place',
    chat: options.canChat
      ? {
          ...{ chosen: byChat, fields: byChat ? answers : [], asksMore: options.chatFields.length > 0 },
          hasOtherWays: options.paymentMethods.length > 0,
        }
      : null,
    methodError: fields.paymentMethod.errors?.[0] ? say(fields.paymentMethod.errors[0]) : null,
    coupon: useCoupon(view, { value: before('coupon'), errors: fields.coupon.errors }),
    totals,
    problems: [
      ...new Set([
        ...(isOffline ? [t('checkout.offline')] : []),
        ...(view.chat.chosen && !options.canChat ? [t('chat.none')] : []),
        ...refusals.map(refusal),
        ...[...(form.errors ?? []), ...formErrors].map(say),
      ]),
    ],
    mended: mendedItems(view.quote.lines),
    pending,
    memory,
    askable: {
      answerTo: (name) => answerIn(form.id, name, (data) => readCheckout(data, options)),
      showProblem: (name) => form.validate({ name }),
      kept: keptIn(view.reply, [...QUESTIONS, ...options.chatFields.map((_, index) => answerName(index))]),
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
  'postcode',
  'address',
  'details',
  'paymentMethod',
  'message',
]

/** The lines that can be had, as many of each as there are; null: all that were asked for, or none. */
function mendedItems(lines: readonly CheckedLine[]): string | null {
  if (lines.every(({ status }) => status === 'ok')) return null
  const left = lines.filter(({ status, unitsAvailable }) => status !== 'inactive' && unitsAvailable > 0)
  const items = left.map((line) => ({ ...line, quantity: Math.min(line.quantity, line.unitsAvailable) }))
  return itemsToText(items) || null
}

/** A city still to be chosen is no problem. */
const notYet = (problem: PaymentProblem | null) => (problem?.reason === 'cityNeeded' ? null : problem)

/**
 * What the server said, but of shipping and of the method chosen what is true now: the shopper may have chosen another
 * city, or to pick up.
 */
function currentRefusals(
  view: ScreenViews['Checkout'],
  shipping: ShippingQuote,
  ofMethod: PaymentProblem | null,
): readonly OrderRefusal[] {
  const said = view.refusals.length > 0 ? view.refusals : view.quote.refusals
  // A coupon's is said at its field.
  const kept = said.filter(
    (refusal) =>
      refusal.kind !== 'shippingUnavailable' &&
      refusal.kind !== 'coupon' &&
      !(refusal.kind === 'paymentMethod' && refusal.problem),
  )
  const others = ofMethod ? [...kept, { kind: 'paymentMethod', problem: ofMethod } as const] : kept
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
  const { chat, methods, excluded, method, wanted, setMethod, methodError } = props.checkout
  if (chat?.chosen) return <ByChat checkout={props.checkout} className={props.className} />
  if (methods.length + excluded.length === 0) return <p data-no-methods="">{t('checkout.noMethods')}</p>
  return (
    <fieldset
      className={props.className}
      data-payment=""
      data-invalid={methodError === null ? undefined : ''}
      aria-describedby="payment-error"
    >
      <legend>{t('checkout.payment')}</legend>
      {methods.length === 0 && <p data-no-methods="">{t('checkout.noMethods')}</p>}
      <PaymentOptions methods={methods} excluded={excluded} chosen={method} wanted={wanted} onChoose={setMethod} />
      <p id="payment-error" data-error="">
        {methodError ?? '\u00a0'}
      </p>
    </fieldset>
  )
}

/** In place of the methods: how an order by chat is paid, and the way back to them. Part: `data-by-chat`. */
function ByChat({ checkout, className }: { readonly checkout: Checkout; readonly className?: string }) {
  const t = useT()
  const step = useStep(checkout)
  return (
    <fieldset className={className} data-payment="" data-by-chat="">
      <legend>{t('checkout.payment')}</legend>
      <p>{t('checkout.chatAbout')}</p>
      {checkout.chat?.hasOtherWays && (
        <p>
          <button {...step('otherWays')}>{t('checkout.otherWays')}</button>
        </p>
      )}
    </fieldset>
  )
}

/**
 * Orders by chat what would otherwise be paid here; where the shop has questions of its own, they are asked first.
 * Nothing where the order is one by chat already, or the shop has no number.
 */
export function ChatButton(props: {
  readonly checkout: Checkout
  readonly className?: string
  /** Always asks anew first: where the form is not before the shopper's eyes. */
  readonly asks?: boolean
  readonly children?: ReactNode
}) {
  const t = useT()
  const { chat } = props.checkout
  const step = useStep(props.checkout)
  if (!chat || chat.chosen) return null
  const button = props.asks || chat.asksMore ? step('byChat') : ({ type: 'submit', name: BY, value: BY_CHAT } as const)
  return (
    <button {...button} className={props.className} data-tone="quiet" data-chat-button="">
      {props.children ?? t('checkout.byChat')}
    </button>
  )
}

function useStep({ hidden }: Checkout) {
  const paths = usePaths()
  return (value: CheckoutStep) =>
    ({ type: 'submit', name: STEP, value, formAction: paths.checkout(hidden.items, value === 'byChat') }) as const
}

/**
 * What stands between the shopper and the order, in a list that is read out, and a button that goes on with what there is.
 * Nothing when nothing does.
 */
export function CheckoutProblems(props: { readonly checkout: Checkout; readonly className?: string }) {
  const t = useT()
  const paths = usePaths()
  const { chat, problems, mended } = props.checkout
  if (problems.length === 0) return null
  return (
    <div role="alert" className={props.className} data-problems="">
      <p>{t('checkout.problems')}</p>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      {mended !== null && (
        <button type="submit" name={STEP} value={stepToItems(mended)} formAction={paths.checkout(mended, chat?.chosen)}>
          {t('checkout.mend')}
        </button>
      )}
    </div>
  )
}
