import { ManageError } from '@store/api-client/manage'
import {
  ADDRESS_FIELD_NAMES,
  ADDRESS_FIELDS,
  type AddressFieldName,
  awaitsAnswer,
  CHECKOUT_WORDS,
  canChange,
  eachField,
  formatAmount,
  isOfflineMethod,
  OFFLINE_PAYMENT_METHODS,
  type OfflinePaymentMethod,
  paymentName,
  readTexts,
} from '@store/core'
import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Done, type Refused, refusedWith, wrongTyped } from '#app/session/outcome.ts'
import { isStale, problemOf } from '#app/session/problem.server.ts'
import { orderChangeWords } from '#app/words/order-change/index.ts'
import { orderWords } from '#app/words/orders/index.ts'
import { longestOf } from './longest.ts'

type Order = Awaited<ReturnType<Office['manage']['getOrder']>>
type Shop = Awaited<ReturnType<Office['manage']['getShop']>>
type Branches = Awaited<ReturnType<Office['manage']['listBranches']>>['items']
type OrderChangeBody = NonNullable<Parameters<Office['manage']['changeOrder']>[0]['body']>

/** A change that alters the total: the form has to be sent again with this total. */
export type Costs = {
  readonly kind: 'costs'
  readonly total: number
  readonly text: string
  readonly take: string
  readonly typed: Readonly<Record<string, readonly string[]>>
}

/** The address fields that `change-fold.tsx` shows in places of their own. */
const PLACED: readonly AddressFieldName[] = ['address', 'details', 'neighbourhood', 'city', 'division', 'postcode']

/** The fields that can be changed of an order that is not packed yet; null: none. */
export function changeableOf(order: Order, shop: Shop, branches: Branches, language: Office['language']) {
  const { status, buyer, delivery, paymentMethod, revision } = order
  if (!canChange(order) || !buyer || !delivery) return null
  const mayPayElse = status !== 'paid' && isOfflineMethod(paymentMethod) && !awaitsAnswer(order)
  const methods = OFFLINE_PAYMENT_METHODS.filter(
    (method) => method === paymentMethod || shop.paymentMethods.includes(method),
  )
  const address = delivery.kind === 'address' ? delivery.address : null
  const labels: Readonly<Record<string, string>> = CHECKOUT_WORDS[language]
  const branch = delivery.kind === 'pickUp' ? branches.find(({ id }) => id === delivery.branchId) : null
  return {
    revision,
    kind: delivery.kind,
    method: paymentMethod,
    name: buyer.name,
    phone: buyer.phoneShown || buyer.phone,
    ...eachField(ADDRESS_FIELD_NAMES, (name) => address?.[name] ?? ''),
    /** The address fields without a place of their own in the form, with checkout's labels. */
    otherFields: ADDRESS_FIELD_NAMES.filter((name) => !PLACED.includes(name)).map((name) => ({
      name,
      label: labels[`field.${name}`] ?? name,
    })),
    branch: branch ? String(branch.id) : '',
    mayPickUp: delivery.kind === 'pickUp' || branches.length > 0 || shop.paymentMethods.includes('payInStore'),
    /** The choices, if there are several branches. */
    branches: branches.length > 1 ? branches.map(({ id, name, address: at }) => ({ id, text: name ?? at })) : [],
    methods: mayPayElse
      ? methods.map((method) => ({ value: method, text: paymentName(method, language, shop.country) }))
      : [],
  }
}

export type Changeable = NonNullable<ReturnType<typeof changeableOf>>

/**
 * Changes the destination, the buyer's name and phone, or the payment method of an order. If that alters the total, the new
 * one is shown first, for the person to accept.
 */
export async function changePlace(
  office: Office,
  sent: Sent,
  { shopId }: MyShop,
  number: number,
): Promise<Done | Refused | Costs> {
  const { manage, language } = office
  const words = orderChangeWords.of(language)
  const params = { shopId, number }
  const [shop, order, branches] = await Promise.all([
    manage.getShop({ params: { shopId } }),
    manage.getOrder({ params }),
    manage.listBranches({ params: { shopId } }),
  ])
  const known = changeableOf(order, shop, branches.items, language)
  if (!known) return refusedWith(sent, words.late)
  const body = changeIn(office, sent, known)
  if ('wrong' in body) return wrongTyped(sent, body.wrong)
  const amount = (hundredths: number) => formatAmount(hundredths, { currency: order.currency, country: shop.country })
  const costsOf = ({ total, shipping, was }: Price): Costs => ({
    kind: 'costs',
    total,
    typed: sent.values(),
    text: words.costs(amount(was.shipping), amount(shipping), amount(was.total), amount(total)),
    take: words.takeCosts(amount(total)),
  })
  try {
    const price = await manage.quoteOrderChange({ params, body })
    const isOther = price.total !== price.was.total
    if (isOther && sent.number('expectedTotal') !== price.total) return costsOf(price)
    const expected = isOther ? { expectedTotal: price.total } : {}
    const revision = sent.text('revision')
    const done = await manage.changeOrder({ params, revision, body: { ...body, ...expected } })
    if (!done.changed) return { kind: 'done', note: words.same(number) }
    const note = done.mailed ? words.doneMailed(number) : words.done(number)
    return { kind: 'done', note, undo: { intent: 'undo', step: String(done.undo.step) } }
  } catch (error) {
    if (isStale(error)) return { ...refusedWith(sent, words.stale), typed: sent.values() }
    const problem = problemOf(error)
    if (problem?.code === 'state')
      return { ...refusedWith(sent, problem.usedBy === 'payment' ? words.paid : words.late), typed: sent.values() }
    const wrong = problem?.code === 'fields' ? (problem.errors ?? []) : issuesOf(error)
    if (wrong.length === 0) throw error
    // The price has changed since the quote.
    if (wrong.some(({ path }) => path === 'expectedTotal'))
      return costsOf(await manage.quoteOrderChange({ params, body }))
    return wrongTyped(sent, fieldsOf(wrong, known, language))
  }
}

type Price = Awaited<ReturnType<Office['manage']['quoteOrderChange']>>

/** Violations of the contract in a request, which was therefore not sent. */
const issuesOf = (error: unknown) =>
  error instanceof ManageError && error.failure.kind === 'contract'
    ? error.failure.issues.filter(({ path }) => path.startsWith('body.'))
    : []

/** Messages by field of the form; those of fields that the form has not are shown at `kind`. */
function fieldsOf(
  wrong: readonly { readonly path: string; readonly message: string }[],
  { branches, methods, postcode }: Changeable,
  language: Office['language'],
) {
  const words = orderChangeWords.of(language)
  const { sale } = orderWords.of(language)
  const messages: Readonly<Record<string, string>> = {
    city: words.cityWrong,
    division: words.cityWrong,
    phone: sale.badPhone,
    name: words.nameWrong,
    paymentMethod: words.methodWrong,
    branchId: words.branchWrong,
  }
  const shown: Readonly<Record<string, string>> = {
    ...Object.fromEntries([...OF_BUYER, ...ADDRESS_FIELD_NAMES].map((name) => [name, name])),
    ...(postcode === '' && { postcode: 'kind' }),
    ...(branches.length > 0 && { branchId: 'branch' }),
    ...(methods.length > 1 && { paymentMethod: 'paymentMethod' }),
  }
  return Object.fromEntries(
    wrong.map(({ path, message }) => {
      const name = path.split('.').at(-1) ?? path
      return [shown[name] ?? 'kind', messages[name] ?? message] as const
    }),
  )
}

const OF_BUYER = ['name', 'phone'] as const

/** The changed fields of the form, or messages about those that are invalid. */
function changeIn(
  { language }: Office,
  sent: Sent,
  known: Changeable,
): OrderChangeBody | { readonly wrong: Refused['fields'] } {
  type Name = (typeof OF_BUYER)[number] | AddressFieldName
  const text = (name: Name | 'paymentMethod' | 'kind' | 'branch') => sent.text(name).slice(0, longestOf(name))
  const isOther = (name: Name) => sent.text(name) !== known[name]
  // Fields that the order never had may stay blank: a sale entered by hand may have only a name or a phone number.
  const ofBuyer = OF_BUYER.filter(isOther)
  const blank = ofBuyer.filter((name) => text(name) === '')
  if (blank.length > 0)
    return {
      wrong: fieldsOf(
        blank.map((path) => ({ path, message: '' })),
        known,
        language,
      ),
    }
  const method = known.methods.find(({ value }) => value === text('paymentMethod'))?.value
  const change: OrderChangeBody = {
    ...(ofBuyer.length > 0 && { buyer: Object.fromEntries(ofBuyer.map((name) => [name, text(name)])) }),
    ...(method && method !== known.method && { paymentMethod: method satisfies OfflinePaymentMethod }),
  }
  if (text('kind') === 'pickUp') {
    const branch = text('branch')
    if (known.kind === 'pickUp' && (branch === known.branch || known.branches.length === 0)) return change
    return { ...change, delivery: { kind: 'pickUp' as const, ...(branch && { branchId: Number(branch) || 0 }) } }
  }
  if (known.kind === 'address' && !ADDRESS_FIELD_NAMES.some(isOther)) return change
  const address = { cityId: null, ...readTexts(ADDRESS_FIELDS, text) }
  return { ...change, delivery: { kind: 'address' as const, address } }
}
