import {
  awaitsAnswer,
  formatAmount,
  isOfflineMethod,
  OFFLINE_PAYMENT_METHODS,
  type OfflinePaymentMethod,
  paymentName,
} from '@store/core'
import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Done, type Refused, refusedWith, wrongFields } from '#app/session/outcome.ts'
import { isStale, problemOf } from '#app/session/problem.server.ts'
import { cityFinder, cityLabel } from '#app/settings/cities.ts'
import { orderWords } from '#app/words/orders/index.ts'

type Order = Awaited<ReturnType<Office['manage']['getOrder']>>
type Shop = Awaited<ReturnType<Office['manage']['getShop']>>
type Change = Parameters<Office['manage']['changeOrder']>[0]['body']

/** A change that makes an order cost something else: the form is sent again with this total. */
export type Costs = {
  readonly kind: 'costs'
  readonly total: number
  readonly text: string
  readonly take: string
  readonly typed: Readonly<Record<string, readonly string[]>>
}

/** What can be changed of an order that is not packed yet; null: nothing. */
export function changeableOf(order: Order, shop: Shop, language: Office['language']) {
  const { status, shipment, buyer, delivery, paymentMethod, revision } = order
  const isOver = shipment !== 'pending' || status === 'cancelled' || status === 'dispatched' || status === 'delivered'
  if (isOver || !buyer || !delivery) return null
  const mayPayElse = status !== 'paid' && isOfflineMethod(paymentMethod) && !awaitsAnswer(order)
  const methods = OFFLINE_PAYMENT_METHODS.filter(
    (method) => method === paymentMethod || shop.paymentMethods.includes(method),
  )
  const address = delivery.kind === 'address' ? delivery.address : null
  return {
    ...{
      revision,
      kind: delivery.kind,
      method: paymentMethod,
      name: buyer.name,
      phone: buyer.phoneShown || buyer.phone,
    },
    ...{ address: address?.address ?? '', details: address?.details ?? '', city: address?.city ?? '' },
    ...{
      neighbourhood: address?.neighbourhood ?? '',
      division: address?.division ?? '',
      postcode: address?.postcode ?? '',
    },
    methods: mayPayElse
      ? methods.map((method) => ({ value: method, text: paymentName(method, language, shop.country) }))
      : [],
  }
}

export type Changeable = NonNullable<ReturnType<typeof changeableOf>>

/** Changes where an order goes to, to whom, or how it is paid; if it costs something else then, that is said first. */
export async function changePlace(
  office: Office,
  sent: Sent,
  { shopId }: MyShop,
  number: number,
): Promise<Done | Refused | Costs> {
  const { manage, language } = office
  const { change: words, ...others } = orderWords.of(language)
  const params = { shopId, number }
  const [shop, order] = await Promise.all([manage.getShop({ params: { shopId } }), manage.getOrder({ params })])
  const known = changeableOf(order, shop, language)
  if (!known) return refusedWith(sent, words.late)
  const body = await changeIn(office, sent, shopId, order, known)
  if (body === null) return { ...wrongFields(sent, { city: words.cityWrong }), typed: sent.values() }
  try {
    const { total, shipping, was } = await manage.quoteOrderChange({ params, body })
    const amount = (hundredths: number) => formatAmount(hundredths, { currency: order.currency, country: shop.country })
    if (total !== was.total && sent.number('expectedTotal') !== total)
      return {
        ...{ kind: 'costs', total, typed: sent.values() },
        text: words.costs(amount(was.shipping), amount(shipping), amount(was.total), amount(total)),
        take: words.takeCosts(amount(total)),
      }
    const expected = total === was.total ? {} : { expectedTotal: total }
    const revision = sent.text('revision')
    const { undo } = await manage.changeOrder({ params, revision, body: { ...body, ...expected } })
    return { kind: 'done', note: words.done(number), undo: { intent: 'undo', step: String(undo.step) } }
  } catch (error) {
    if (isStale(error)) return { ...refusedWith(sent, words.stale), typed: sent.values() }
    const problem = problemOf(error)
    if (problem?.code === 'state')
      return { ...refusedWith(sent, problem.usedBy === 'payment' ? words.paid : words.late), typed: sent.values() }
    if (problem?.code !== 'fields') throw error
    const said: Readonly<Record<string, string>> = {
      ...{
        city: words.cityWrong,
        phone: others.sale.badPhone,
        paymentMethod: words.methodWrong,
        name: words.nameWrong,
      },
    }
    const fields = (problem.errors ?? []).map(({ path, message }) => {
      const name = path.split('.').at(-1) ?? path
      return [name === 'branchId' ? 'kind' : name, said[name] ?? message] as const
    })
    return { ...wrongFields(sent, Object.fromEntries(fields)), typed: sent.values() }
  }
}

/** What of the form is not as the order has it; null: the city is none of the country. */
async function changeIn(
  { manage }: Office,
  sent: Sent,
  shopId: number,
  order: Order,
  known: Changeable,
): Promise<Change | null> {
  const text = (name: string) => sent.text(name).slice(0, 200)
  const isOther = (
    names: readonly ('name' | 'phone' | 'address' | 'details' | 'neighbourhood' | 'city' | 'division' | 'postcode')[],
  ) => names.some((name) => text(name) !== known[name])
  const method = known.methods.find(({ value }) => value === text('paymentMethod'))?.value
  const change: Change = {
    ...(isOther(['name', 'phone']) && { recipient: { name: text('name'), phone: text('phone') } }),
    ...(method && method !== known.method && { paymentMethod: method satisfies OfflinePaymentMethod }),
  }
  if (text('kind') === 'pickUp')
    return known.kind === 'pickUp' ? change : { ...change, delivery: { kind: 'pickUp' as const } }
  const isMoved = isOther(['address', 'details', 'neighbourhood', 'city', 'division', 'postcode'])
  if (known.kind === 'address' && !isMoved) return change
  const [city, division] = [text('city'), text('division')]
  const before = order.delivery?.kind === 'address' ? order.delivery.address : null
  const isSameCity = before !== null && before.city === city && before.division === division
  const cityId = isSameCity ? before.cityId : await cityIdOf(manage, shopId, cityLabel({ name: city, division }))
  if (cityId === undefined) return null
  return {
    ...change,
    delivery: {
      kind: 'address' as const,
      address: {
        ...{ cityId, city, division, address: text('address'), details: text('details') || null },
        ...{ neighbourhood: text('neighbourhood') || null, postcode: text('postcode') || null },
      },
    },
  }
}

/** The id of a city that is typed; null: its country has no list; `undefined`: it is none of those on the list. */
async function cityIdOf(manage: Office['manage'], shopId: number, typed: string): Promise<number | null | undefined> {
  const { items } = await manage.listCities({ params: { shopId } })
  if (items.length === 0) return null
  const found = cityFinder(items)(typed)
  return found === null || found === 'many' ? undefined : found.id
}
