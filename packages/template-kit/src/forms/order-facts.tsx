import {
  ADDRESS_FIELD_NAMES,
  type AddressFieldName,
  BUYER_FIELDS,
  divisionLabel,
  INVOICE_FIELDS,
  isOfflineMethod,
  ORDER_PRIVATE_DAYS,
  type Order,
  textFieldNames,
} from '@store/core'
import type { ReactNode } from 'react'
import { useDeliveryTime } from '../order/delivery-time.ts'
import type { TotalsRow } from '../order/totals-list.tsx'
import { useDiscountName } from '../order/totals-list.tsx'
import { FactList } from '../parts/fact-list.tsx'
import { Moment } from '../parts/moment.tsx'
import { isWebAddress, Outside } from '../shop/ways.tsx'
import { useMoney, useShop, useT } from '../shop-context.tsx'
import { PickUpPlaces } from './pick-up-places.tsx'

/** Something known of an order, ready to be shown; `key` tells which. */
export type OrderFact = { readonly key: string; readonly name: string; readonly value: ReactNode }

/** Facts that belong together, under a heading; `none` is said where there are none. */
export type OrderGroup = {
  readonly title: string
  readonly facts: readonly OrderFact[]
  readonly none?: string
}

/**
 * What is known of an order besides its lines and sums (D8). Classes: `badge` of what says how far it is, `link` of where
 * it can be followed.
 */
export function useOrderGroups(
  order: Order,
  classes: { readonly badge?: string; readonly link?: string } = {},
): Readonly<Record<'sale' | 'buyer' | 'carrier' | 'seller', OrderGroup>> {
  const t = useT()
  return {
    sale: { title: t('order.sale'), facts: useSaleFacts(order, classes.badge) },
    buyer: { title: t('order.buyer'), facts: useBuyerFacts(order) },
    carrier: {
      title: t('order.carrier'),
      facts: useCarrierFacts(order, classes.link),
      none: t('order.noCarrier'),
    },
    seller: { title: t('order.seller'), facts: useSellerFacts(order) },
  }
}

/** All of it, a section each; `none`: of the sentence where a group has no facts yet. */
export function OrderGroups(props: {
  readonly order: Order
  readonly classes: Readonly<Partial<Record<'group' | 'facts' | 'none' | 'badge' | 'link', string>>>
  readonly heading?: 'h2' | 'h3'
}) {
  const { order, classes, heading: Heading = 'h2' } = props
  const { sale, buyer, carrier, seller } = useOrderGroups(order, classes)
  return [sale, buyer, carrier, seller].map(({ title, facts, none }) => (
    <section key={title} className={classes.group}>
      <Heading>{title}</Heading>
      {facts.length > 0 ? <FactList rows={facts} className={classes.facts} /> : <p className={classes.none}>{none}</p>}
    </section>
  ))
}

/** The sale itself: number, dates, how far it is, how it is paid and where it was placed (D8). */
function useSaleFacts(order: Order, badge?: string): readonly OrderFact[] {
  const t = useT()
  const until = isOfflineMethod(order.paymentMethod) ? order.heldUntil : null
  const said = (text: string) => (badge ? <span className={badge}>{text}</span> : text)
  return present([
    ['number', t('order.number'), order.number],
    ['date', t('order.date'), <Moment key="date" iso={order.placedAt} />],
    ['updated', t('order.updated'), <Moment key="updated" iso={order.updatedAt} />],
    ['status', t('order.status'), said(t(`status.${order.status}`))],
    ['shipment', t('order.shipment'), said(t(`shipment.${order.shipment}`))],
    ['paymentMethod', t('order.paymentMethod'), t(`payment.${order.paymentMethod}`)],
    ['heldUntil', t('order.heldUntil'), until && <Moment key="heldUntil" iso={until} />],
    ['channel', t('order.channel'), t(`channel.${order.channel}`)],
  ])
}

/** Of an address, as it is told: the street with its details, what stands near it, the city and what that lies in. */
const FROM_THE_STREET: readonly AddressFieldName[] = [
  ...ADDRESS_FIELD_NAMES.filter((name) => name !== 'division' && name !== 'city' && name !== 'details'),
  'city',
  'division',
]

/** Who bought, where it goes, and what they wrote and answered. */
function useBuyerFacts({ buyer, delivery, answers, invoice }: Order): readonly OrderFact[] {
  const t = useT()
  const { country } = useShop().shop
  const address = delivery.kind === 'address' ? delivery.address : null
  // The words of papers are those of the country that the shop is in now.
  const { ownWords } = useShop()
  const paper = buyer.documentType && (`document.${buyer.documentType}` as const)
  const time = useDeliveryTime(delivery.kind === 'address' ? delivery : {})
  const known = {
    ...buyer,
    // Who bought an old order is shown to nobody any more.
    name: buyer.name || t('order.private', { days: ORDER_PRIVATE_DAYS }),
    phone: buyer.phoneShown,
  }
  const place = address && { ...address, address: [address.address, address.details].filter(Boolean).join(', ') }
  return present([
    ...textFieldNames(BUYER_FIELDS).map(
      (name) =>
        [name, t(name === 'idNumber' && paper && ownWords?.[paper] ? paper : `field.${name}`), known[name]] as const,
    ),
    ...FROM_THE_STREET.map(
      (name) => [name, t(`field.${name === 'division' ? divisionLabel(country) : name}`), place?.[name]] as const,
    ),
    ['time', t('delivery.time'), time],
    ['pickUp', t('checkout.delivery'), delivery.kind === 'pickUp' && <PickUpPlaces key="pickUp" delivery={delivery} />],
    ['message', t('order.message'), buyer.message],
    ...INVOICE_FIELDS.map((name) => [`invoice.${name}`, t(`invoice.${name}`), invoice?.[name]] as const),
    ...answers.map(({ label, value }) => [`answer.${label}`, label, value] as const),
  ])
}

/** Who carries it, under which number and where it can be followed; nothing before it is handed over. */
function useCarrierFacts({ carrier }: Order, link?: string): readonly OrderFact[] {
  const t = useT()
  const url = carrier?.trackingUrl
  const followed = url && isWebAddress(url) && (
    <Outside key="followed" href={url} className={link}>
      {url.replace(/^https?:\/\//, '')}
    </Outside>
  )
  return present([
    ['carrier', t('order.carrier'), carrier?.name],
    ['trackingNumber', t('order.trackingNumber'), carrier?.trackingNumber],
    ['trackingLink', t('order.trackingLink'), followed],
  ])
}

function useSellerFacts({ seller }: Order): readonly OrderFact[] {
  const t = useT()
  return present([
    ['shop', t('order.shop'), seller.name],
    ['city', t('order.city'), seller.city],
    ['phone', t('field.phone'), seller.phone],
  ])
}

/** Units, subtotal, every reduction, shipping, total: as they were charged. */
export function useReceiptRows(order: Order): readonly TotalsRow[] {
  const t = useT()
  const money = useMoney()
  const nameOf = useDiscountName()
  const shipping = order.shipping === 0 ? t('shipping.free') : money(order.shipping)
  return [
    { key: 'units', kind: 'units', name: t('order.units'), value: String(order.units) },
    { key: 'subtotal', kind: 'subtotal', name: t('cart.subtotal'), value: money(order.subtotal) },
    ...order.discounts.map((discount) => ({
      key: `${discount.trigger}.${discount.id}`,
      kind: 'discount' as const,
      name: nameOf(discount),
      value: `−${money(discount.amount)}`,
    })),
    { key: 'shipping', kind: 'shipping', name: t('order.shipping'), value: shipping },
    { key: 'total', kind: 'total', name: t('order.total'), value: money(order.total) },
  ]
}

/** Nothing where there is nothing to say. */
const present = (facts: readonly (readonly [key: string, name: string, value: ReactNode])[]): readonly OrderFact[] =>
  facts.flatMap(([key, name, value]) => (value ? [{ key, name, value }] : []))
