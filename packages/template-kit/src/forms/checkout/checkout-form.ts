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
import { useBoughtLines } from '../../cart/bought-lines.ts'
import { forgetPlace, readPlace, type ShippingPlace } from '../../cart/shipping-place.ts'
import type { ScreenViews } from '../../design.ts'
import { useHost } from '../../host.tsx'
import { usePaths, useShop, useT } from '../../shop-context.tsx'
import { type FormField, useErrorText, useFormFields } from '../field.tsx'
import { type FieldError, useFieldErrors } from '../field-errors.ts'
import { type FormValues, useFormPersistence } from '../form-persistence.ts'
import type { ExcludedMethod } from '../payment-options.tsx'
import { type Askable, answerIn, validValues } from '../questions.ts'
import { useRefusal } from '../refusal.ts'
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
import {
  type CheckoutFieldName,
  type CheckoutFields,
  fieldsFor,
  fieldsInOrder,
  QUESTIONS,
  type QuestionName,
  useCheckoutFields,
} from './checkout-fields.ts'
import { checkoutOptions, cityIdOf, deliveriesOf, isByChat } from './checkout-options.ts'
import { availableItems, currentRefusals, withoutCityNeeded } from './checkout-refusals.ts'
import { STEP } from './checkout-step.ts'
import { type CheckoutCoupon, useCoupon } from './coupon-field.tsx'
import { type BuyerMemory, useBuyerMemory } from './remember-buyer.tsx'

export type Checkout = {
  /** Address of this checkout, optionally for an order by chat or with other items. */
  readonly path: (byChat?: boolean, items?: string) => string
  /** The order that was already placed with this checkout; null: none yet. */
  readonly placed: ScreenViews['Checkout']['placed']
  /** For `CheckoutForm`. */
  readonly formProps: FormHTMLAttributes<HTMLFormElement>
  readonly hidden: Readonly<Record<string, string>> & { readonly items: string }
  readonly fields: Readonly<Record<CheckoutFieldName, FormField>>
  /** The fields to show now. */
  readonly fieldNames: CheckoutFields
  /** `onChange` of `Field`, for the fields that others depend on. */
  readonly choose: (name: 'division' | 'city', value: string) => void
  readonly delivery: Delivery
  readonly deliveries: readonly Delivery[]
  readonly setDelivery: (delivery: Delivery) => void
  /** Payment methods to choose from; for an order by chat, the only one. If empty, nothing can be ordered. */
  readonly methods: readonly PaymentMethod[]
  /** Methods of this kind of delivery that are not available for the chosen city or total. */
  readonly excluded: readonly ExcludedMethod[]
  readonly method: PaymentMethod | null
  /** The chosen method, also if it is excluded now; '' before any was chosen. */
  readonly chosenMethod: string
  readonly setMethod: (method: PaymentMethod) => void
  /** Word key of the submit button: online methods redirect to a provider's page. */
  readonly submitWord: 'checkout.place' | 'checkout.toPayment' | 'checkout.byChat'
  /** Orders by chat; null where the shop has no chat number (M3). */
  readonly chat: {
    /** This is an order by chat, which is not paid here. */
    readonly chosen: boolean
    /** The shop's additional fields for orders by chat; empty for other orders. */
    readonly fields: readonly (FormField & { readonly name: `answer${number}` })[]
    /** Whether the shop has additional fields. */
    readonly asksMore: boolean
    /** Whether the shop also has payment methods. */
    readonly hasOtherMethods: boolean
  } | null
  readonly methodError: string | null
  /** For `InvoiceFields`; null: the shop issues no invoices. `fields`: those to show now. */
  readonly invoice: {
    readonly isWanted: boolean
    readonly want: (isWanted: boolean) => void
    readonly fields: readonly (FormField & { readonly name: `invoice_${InvoiceFieldName}` })[]
  } | null
  /** For `CheckoutConsent` (L5). */
  readonly consent: { readonly id: string; readonly isGiven: boolean; readonly error: string | null }
  /** For `CouponField`. */
  readonly coupon: CheckoutCoupon
  /** With shipping to the chosen city. */
  readonly totals: Totals
  /** Why the order was refused, or would be, in sentences. */
  readonly problems: readonly string[]
  /** Errors of the fields of a submitted form, in the order of the form. */
  readonly fieldErrors: readonly FieldError[]
  /** Items reduced to what is available, if that is less than requested; `CheckoutProblems` offers them. */
  readonly availableItems: string | null
  readonly pending: boolean
  /** For `RememberBuyer`; null where several shops share a host. */
  readonly memory: BuyerMemory | null
  /** For `useQuestions`, which shows the form one question at a time. */
  readonly askable: Askable<QuestionName>
}

/**
 * State of the checkout form (L4, L5). Browser and server use the same rules, so that errors are the same without JavaScript.
 * The template renders it with `CheckoutForm`, `Field`, `DeliveryChoice`, `PaymentChoice` and `CouponField`.
 * `placeFirst`: the template has the fields of the delivery before those of the buyer.
 */
export function useCheckoutForm(
  view: ScreenViews['Checkout'],
  { placeFirst = false }: { readonly placeFirst?: boolean } = {},
): Checkout {
  const t = useT()
  const errorText = useErrorText()
  const refusal = useRefusal()
  const { shop, branches, mount } = useShop()
  const { pending = false } = useHost()
  const paths = usePaths()
  const describe = useFormFields()
  const options = useMemo(
    () =>
      checkoutOptions(shop, branches, view.cities, {
        fields: view.chat.fields,
        isChat: mount !== '',
        documentTypes: view.documentTypes,
        invoice: view.invoice,
        divisions: view.divisions,
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
  /** The value of a field in the server's reply. */
  const submitted = (name: string): string => {
    const value = view.reply?.initialValue?.[name]
    return typeof value === 'string' ? value : ''
  }

  const deliveries = deliveriesOf(options)
  const [delivery, setDelivery] = useState<Delivery>(
    deliveries.find((kind) => kind === submitted('delivery')) ?? deliveries[0] ?? 'address',
  )
  const [division, setDivision] = useState(submitted('division'))
  const [city, setCity] = useState(submitted('city'))
  const cityId = cityIdOf(options, division, city)

  const totals = useMemo((): Totals => {
    const lines = view.quote.lines.filter((line) => line.status !== 'inactive')
    return deliveredTotals(view.quote.totals, { lines, shippingRate: shop.shippingRate, delivery, cityId })
  }, [view.quote, shop.shippingRate, delivery, cityId])

  const items = withMessages(itemsFromText(view.items), useBoughtLines(view.cart))
  const hasMessages = items.some(({ message }) => message)

  // The HTML from the server has the fields of an invoice; without JavaScript, the style sheet shows them if the box is checked.
  const [asksInvoice, setAsksInvoice] = useState(true)
  const [chosen, setMethod] = useState(submitted('paymentMethod'))
  useFormPersistence('checkout', {
    isAnswered: view.reply?.initialValue?.paymentMethod !== undefined,
    first: () => withPlace(memory?.remembered() ?? {}, shop.shippingRate.kind === 'byCity' ? readPlace(shop.id) : null),
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
    // Offline, the form is not submitted: the browser would replace the page by its own error page.
    setOffline(!navigator.onLine)
    if (!navigator.onLine) return event.preventDefault()
    // A step, such as applying a coupon, needs no complete form.
    if (isStep((event.nativeEvent as SubmitEvent).submitter)) return
    formProps.onSubmit(event)
    memory?.onSubmit(event)
    // The city chosen in the cart is forgotten if the order goes to another one.
    if (!event.defaultPrevented && delivery === 'address' && readPlace(shop.id)?.cityId !== cityId) forgetPlace(shop.id)
  }
  const order = { total: totals.total, currency: shop.currency, delivery, cityId }
  const [isOffline, setOffline] = useState(false)
  const memory = useBuyerMemory('checkout')
  const checkedMethods = (byChat ? [] : options.paymentMethods)
    .filter((one) => suitsDelivery(one, delivery))
    .map((one) => ({ method: one, problem: withoutCityNeeded(paymentProblem(one, order, shop)) }))
  const availableMethods = checkedMethods.filter(({ problem }) => problem === null).map((one) => one.method)
  const methods: readonly PaymentMethod[] = byChat ? ['toBeAgreed'] : availableMethods
  const excluded = checkedMethods.flatMap(({ method: one, problem }) => (problem ? [{ method: one, problem }] : []))
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
    const messageField = describe(meta, { label: 'field.message', type, required, maxLength: FIELD_LIMITS.answer })
    return [{ ...messageField, name, label, value: view.reply ? messageField.value : value }]
  })

  const methodError = fields.paymentMethod.errors?.[0] ? errorText(fields.paymentMethod.errors[0]) : null
  const coupon = useCoupon(view, { value: submitted('coupon'), errors: fields.coupon.errors })
  const consent = {
    id: fields.consent.id,
    isGiven: submitted('consent') !== '',
    error: fields.consent.errors?.[0] ? errorText(fields.consent.errors[0]) : null,
  }
  const inOrder = fieldsInOrder(Object.values(described), placeFirst)
  const fieldErrors = useFieldErrors(form.id, view, [
    ...[...inOrder, ...invoice, ...answers],
    { id: 'payment-error', label: t('checkout.payment'), error: methodError },
    { ...coupon, label: t('coupon.code') },
    { ...consent, label: '' },
  ])
  // Gets `autofocus`, which works without JavaScript.
  const first = inOrder.find((field) => fieldErrors.some(({ id }) => id === field.id))

  const path: Checkout['path'] = (chat = byChat, items = view.items) => paths.checkout(items, chat, view.cart)
  return {
    path,
    placed: view.placed,
    formProps: { ...formProps, onSubmit, method: 'post', action: path() },
    hidden: {
      orderKey: view.orderKey,
      items: hasMessages ? itemsToText(items) : view.items,
      expectedTotal: String(totals.total),
      ...(hasMessages && { messages: JSON.stringify(items.map(({ message = null }) => message)) }),
      ...(byChat && { [BY]: BY_CHAT }),
    },
    fields: first ? { ...described, [first.name]: { ...first, autoFocus: true } } : described,
    fieldNames: fieldsFor(options, delivery),
    choose: (name, value) => (name === 'division' ? setDivision(value) : setCity(value)),
    delivery,
    deliveries,
    setDelivery,
    methods,
    excluded,
    method,
    chosenMethod: chosen,
    setMethod,
    submitWord: byChat
      ? 'checkout.byChat'
      : method !== null && isOnlineMethod(method)
        ? 'checkout.toPayment'
        : 'checkout.place',
    chat: options.canChat
      ? {
          chosen: byChat,
          fields: byChat ? answers : [],
          asksMore: options.chatFields.length > 0,
          hasOtherMethods: options.paymentMethods.length > 0,
        }
      : null,
    invoice:
      options.invoice.length > 0
        ? { isWanted: submitted(INVOICE) !== '', want: setAsksInvoice, fields: invoice }
        : null,
    methodError,
    coupon,
    consent,
    totals,
    problems: [
      ...new Set([
        ...(isOffline ? [t('checkout.offline')] : []),
        ...(view.chat.chosen && !options.canChat ? [t('chat.none')] : []),
        // Once the order is placed, refusals are caused by the order itself: it has taken the stock or used the coupon.
        ...(view.placed
          ? []
          : refusals.filter(({ kind }) => kind !== 'field' || fieldErrors.length === 0).map(refusal)),
        ...[...(form.errors ?? []), ...formErrors].map(errorText),
      ]),
    ],
    fieldErrors,
    availableItems: view.placed ? null : availableItems(view.quote.lines),
    pending,
    memory,
    askable: {
      answerTo: (name) => answerIn(form.id, name, (data) => readCheckout(data, options)),
      showProblem: (name) => form.validate({ name }),
      values: validValues(view.reply, [...QUESTIONS, ...options.chatFields.map((_, index) => answerName(index))]),
    },
  }
}

const isStep = (submitter: HTMLElement | null) => submitter instanceof HTMLButtonElement && submitter.name === STEP

/**
 * A buyer's remembered data with the city that was chosen in the cart. An address in another city is dropped. The names are
 * those of the list of cities, whatever the buyer's spelling.
 */
function withPlace(remembered: FormValues, place: ShippingPlace | null): FormValues {
  if (!place) return remembered
  const chosen = { division: place.division, city: place.city }
  const ofAddress: readonly string[] = ADDRESS_FIELD_NAMES
  const buyer = Object.fromEntries(Object.entries(remembered).filter(([name]) => !ofAddress.includes(name)))
  const isSame = (name: 'division' | 'city') => plainName(remembered[name] ?? '') === plainName(place[name])
  return isSame('division') && isSame('city') ? { ...remembered, ...chosen } : { ...buyer, ...chosen }
}
