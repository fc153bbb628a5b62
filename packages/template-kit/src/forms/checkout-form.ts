import { getFormProps, useForm } from '@conform-to/react'
import {
  ADDRESS_FIELD_NAMES,
  type Delivery,
  deliveredTotals,
  FIELD_LIMITS,
  INVOICE_LIMITS,
  type InvoiceFieldName,
  isOnlineMethod,
  itemsFromText,
  itemsToText,
  type PaymentMethod,
  paymentProblem,
  plainName,
  suitsDelivery,
  type Totals,
  withMessages,
} from '@store/core'
import { type FormEvent, type FormHTMLAttributes, useMemo, useState } from 'react'
import { useBoughtLines } from '../cart/bought-lines.ts'
import { forgetPlace, readPlace, type ShippingPlace } from '../cart/shipping-place.ts'
import type { ScreenViews } from '../design.ts'
import { useHost } from '../host.tsx'
import { usePaths, useShop, useT } from '../shop-context.tsx'
import {
  answerName,
  BY,
  BY_CHAT,
  type CheckoutInput,
  type CheckoutValue,
  INVOICE,
  invoiceName,
  readCheckout,
} from './checkout.ts'
import { type Fault, useFaults } from './checkout-faults.ts'
import {
  type AskedFields,
  askedFields,
  type CheckoutFieldName,
  fieldsInOrder,
  QUESTIONS,
  type QuestionName,
  useCheckoutFields,
} from './checkout-fields.ts'
import { checkoutOptions, cityIdOf, deliveriesOf, isByChat } from './checkout-options.ts'
import { currentRefusals, mendedItems, notYet } from './checkout-refusals.ts'
import { STEP } from './checkout-step.ts'
import { type CheckoutCoupon, useCoupon } from './coupon-field.tsx'
import { type FormField, useFormFields, useProblem } from './field.tsx'
import type { ExcludedMethod } from './payment-options.tsx'
import { type Askable, answerIn, keptIn } from './questions.ts'
import { useRefusal } from './refusal.ts'
import { type BuyerMemory, useBuyerMemory } from './remember-buyer.tsx'
import { type Typed, useTyped } from './typed.ts'

export type Checkout = {
  /** Where this checkout is, as it stands or by chat or with other items. */
  readonly path: (byChat?: boolean, items?: string) => string
  /** The order it led to already; null: none yet. */
  readonly placed: ScreenViews['Checkout']['placed']
  /** For `CheckoutForm`. */
  readonly formProps: FormHTMLAttributes<HTMLFormElement>
  readonly hidden: Readonly<Record<string, string>> & { readonly items: string }
  readonly fields: Readonly<Record<CheckoutFieldName, FormField>>
  /** Which of them are asked now; the others are left out of the page. */
  readonly asked: AskedFields
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
  /** For `InvoiceFields`; null: the shop takes no data of invoices. `fields`: what is asked now, by whoever may want one. */
  readonly invoice: {
    readonly isWanted: boolean
    readonly want: (isWanted: boolean) => void
    readonly fields: readonly (FormField & { readonly name: `invoice_${InvoiceFieldName}` })[]
  } | null
  /** For `CheckoutConsent` (L5). */
  readonly consent: { readonly id: string; readonly isGiven: boolean; readonly error: string | null }
  /** For `CouponField`. */
  readonly coupon: CheckoutCoupon
  /** With shipping to the city chosen. */
  readonly totals: Totals
  /** Sentences: why the order was refused, or would be. */
  readonly problems: readonly string[]
  /** Of a form that was sent: what is wrong with its fields, with their ids, in the order of the form. */
  readonly faults: readonly Fault[]
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
 * `placeFirst`: it asks where the order goes before it asks whose it is.
 */
export function useCheckoutForm(
  view: ScreenViews['Checkout'],
  { placeFirst = false }: { readonly placeFirst?: boolean } = {},
): Checkout {
  const t = useT()
  const say = useProblem()
  const refusal = useRefusal()
  const { shop, branches, mount } = useShop()
  const { pending = false } = useHost()
  const paths = usePaths()
  const describe = useFormFields()
  const options = useMemo(
    () =>
      checkoutOptions(shop, branches, view.cities, {
        ...{ fields: view.chat.fields, isChat: mount !== '' },
        ...{ documentTypes: view.documentTypes, invoice: view.invoice, divisions: view.divisions },
      }),
    [shop, branches, view, mount],
  )
  const byChat = isByChat(options, view.chat.chosen)

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

  const deliveries = deliveriesOf(options)
  const [delivery, setDelivery] = useState<Delivery>(
    deliveries.find((kind) => kind === before('delivery')) ?? deliveries[0] ?? 'address',
  )
  const [division, setDivision] = useState(before('division'))
  const [city, setCity] = useState(before('city'))
  const cityId = cityIdOf(options, division, city)

  const totals = useMemo((): Totals => {
    const lines = view.quote.lines.filter((line) => line.status !== 'inactive')
    return deliveredTotals(view.quote.totals, { lines, shippingRate: shop.shippingRate, delivery, cityId })
  }, [view.quote, shop.shippingRate, delivery, cityId])

  const items = withMessages(itemsFromText(view.items), useBoughtLines(view.cart))
  const isWritten = items.some(({ message }) => message)

  // Before a browser has looked, the fields are there, and the style sheet shows them to whoever ticks the box.
  const [asksInvoice, setAsksInvoice] = useState(true)
  const [chosen, setMethod] = useState(before('paymentMethod'))
  useTyped('checkout', {
    isAnswered: view.reply?.initialValue?.paymentMethod !== undefined,
    first: () => toPlace(memory?.remembered() ?? {}, shop.shippingRate.kind === 'byCity' ? readPlace(shop.id) : null),
    shown: `${delivery} ${asksInvoice}`,
    found(typed) {
      setDivision(typed.division ?? '')
      setCity(typed.city ?? '')
      setMethod(typed.paymentMethod ?? '')
      setAsksInvoice(Boolean(typed[INVOICE]))
      setDelivery((now) => deliveries.find((kind) => kind === typed.delivery) ?? now)
    },
  })
  const formErrors = (['orderKey', 'expectedTotal', 'items', 'messages'] as const).flatMap(
    (name) => fields[name].errors ?? [],
  )
  const described = useCheckoutFields(fields, { options, byChat, division })
  const formProps = getFormProps(form)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // What cannot be sent now stays as it is: the browser would leave for a page of its own.
    setOffline(!navigator.onLine)
    if (!navigator.onLine) return event.preventDefault()
    // To price a cart anew it need not be complete.
    if (isStep((event.nativeEvent as SubmitEvent).submitter)) return
    formProps.onSubmit(event)
    memory?.onSubmit(event)
    // Whoever orders to another city asks for the price of this one no longer.
    if (!event.defaultPrevented && delivery === 'address' && readPlace(shop.id)?.cityId !== cityId) forgetPlace(shop.id)
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
  const invoice = (asksInvoice ? options.invoice : []).flatMap(({ name, required, choices = null }) => {
    const meta = metadata[invoiceName(name)]
    if (!meta) return []
    const type = name === 'email' ? 'email' : 'text'
    const about = { label: `invoice.${name}`, required, choices, type, maxLength: INVOICE_LIMITS[name] } as const
    return [{ ...describe(meta, about), name: invoiceName(name) }]
  })
  const answers = options.chatFields.flatMap(({ label, type, value, required }, index) => {
    const name = answerName(index)
    const meta = metadata[name]
    if (!meta) return []
    const asked = describe(meta, { label: 'field.message', type, required, maxLength: FIELD_LIMITS.answer })
    return [{ ...asked, name, label, value: view.reply ? asked.value : value }]
  })

  const methodError = fields.paymentMethod.errors?.[0] ? say(fields.paymentMethod.errors[0]) : null
  const coupon = useCoupon(view, { value: before('coupon'), errors: fields.coupon.errors })
  const consent = {
    id: fields.consent.id,
    isGiven: before('consent') !== '',
    error: fields.consent.errors?.[0] ? say(fields.consent.errors[0]) : null,
  }
  const inOrder = fieldsInOrder(Object.values(described), placeFirst)
  const faults = useFaults(form.id, view, [
    ...[...inOrder, ...invoice, ...answers],
    { id: 'payment-error', label: t('checkout.payment'), error: methodError },
    { ...coupon, label: t('coupon.code') },
    { ...consent, label: '' },
  ])
  // Without scripts the browser begins there.
  const first = inOrder.find((field) => faults.some(({ id }) => id === field.id))

  const path: Checkout['path'] = (chat = byChat, items = view.items) => paths.checkout(items, chat, view.cart)
  return {
    path,
    placed: view.placed,
    formProps: { ...formProps, onSubmit, method: 'post', action: path() },
    hidden: {
      orderKey: view.orderKey,
      items: isWritten ? itemsToText(items) : view.items,
      expectedTotal: String(totals.total),
      ...(isWritten && { messages: JSON.stringify(items.map(({ message = null }) => message)) }),
      ...(byChat && { [BY]: BY_CHAT }),
    },
    fields: first ? { ...described, [first.name]: { ...first, autoFocus: true } } : described,
    asked: askedFields(options, delivery),
    choose: (name, value) => (name === 'division' ? setDivision(value) : setCity(value)),
    delivery,
    deliveries,
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
    invoice:
      options.invoice.length > 0 ? { isWanted: before(INVOICE) !== '', want: setAsksInvoice, fields: invoice } : null,
    ...{ methodError, coupon, consent },
    totals,
    problems: [
      ...new Set([
        ...(isOffline ? [t('checkout.offline')] : []),
        ...(view.chat.chosen && !options.canChat ? [t('chat.none')] : []),
        // What it would be refused for now, its own order has taken.
        ...(view.placed ? [] : refusals.filter(({ kind }) => kind !== 'field' || faults.length === 0).map(refusal)),
        ...[...(form.errors ?? []), ...formErrors].map(say),
      ]),
    ],
    faults,
    mended: view.placed ? null : mendedItems(view.quote.lines),
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

/**
 * What is remembered of a buyer, with the city that shipping was priced to in the cart: an address in another does not
 * fit. That city stands as its list has it, however the buyer once wrote it.
 */
function toPlace(remembered: Typed, place: ShippingPlace | null): Typed {
  if (!place) return remembered
  const there = { division: place.division, city: place.city }
  const ofAddress: readonly string[] = ADDRESS_FIELD_NAMES
  const buyer = Object.fromEntries(Object.entries(remembered).filter(([name]) => !ofAddress.includes(name)))
  const isSame = (name: 'division' | 'city') => plainName(remembered[name] ?? '') === plainName(place[name])
  return isSame('division') && isSame('city') ? { ...remembered, ...there } : { ...buyer, ...there }
}
