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
import { useDeliveryTime } from '../../order/delivery-time.ts'
import type { TotalsRow } from '../../order/totals-list.tsx'
import { useDiscountName } from '../../order/totals-list.tsx'
import { FactList } from '../../parts/fact-list.tsx'
import { Moment } from '../../parts/moment.tsx'
import { isWebAddress, Outside } from '../../shop/contact-links.tsx'
import { useMoney, useShop, useT } from '../../shop-context.tsx'
import { PickUpPlaces } from './pick-up-places.tsx'

/** A fact of an order, formatted. */
export type OrderFact = { readonly key: string; readonly name: string; readonly value: ReactNode }

/** Facts under a heading; `none`: the text shown where there are none. */
export type OrderGroup = {
  readonly title: string
  readonly facts: readonly OrderFact[]
  readonly none?: string
}

/**
 * The facts of an order besides its lines and totals (D8). Classes: `badge` for statuses, `link` for the tracking link.
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

/** All groups, each a section. The class `none` is for the text of a group without facts. */
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

/** Facts of the sale: number, dates, statuses, payment method and channel (D8). */
function useSaleFacts(order: Order, badge?: string): readonly OrderFact[] {
  const t = useT()
  const until = isOfflineMethod(order.paymentMethod) ? order.heldUntil : null
  const withBadge = (text: string) => (badge ? <span className={badge}>{text}</span> : text)
  return present([
    ['number', t('order.number'), order.number],
    ['date', t('order.date'), <Moment key="date" iso={order.placedAt} />],
    ['updated', t('order.updated'), <Moment key="updated" iso={order.updatedAt} />],
    ['status', t('order.status'), withBadge(t(`status.${order.status}`))],
    ['shipment', t('order.shipment'), withBadge(t(`shipment.${order.shipment}`))],
    ['paymentMethod', t('order.paymentMethod'), t(`payment.${order.paymentMethod}`)],
    ['heldUntil', t('order.heldUntil'), until && <Moment key="heldUntil" iso={until} />],
    ['channel', t('order.channel'), t(`channel.${order.channel}`)],
  ])
}

/** Fields of an address in reading order: street (with details), neighbourhood, city, division. */
const FROM_THE_STREET: readonly AddressFieldName[] = [
  ...ADDRESS_FIELD_NAMES.filter((name) => name !== 'division' && name !== 'city' && name !== 'details'),
  'city',
  'division',
]

/** Facts of the buyer: name and contact, delivery, message, invoice and answers. */
function useBuyerFacts({ buyer, delivery, answers, invoice }: Order): readonly OrderFact[] {
  const t = useT()
  const { country } = useShop().shop
  const address = delivery.kind === 'address' ? delivery.address : null
  // Names of documents are those of the shop's current country, which may not have the type of an old order.
  const { ownWords } = useShop()
  const documentWord = buyer.documentType && (`document.${buyer.documentType}` as const)
  const time = useDeliveryTime(delivery.kind === 'address' ? delivery : {})
  const known = {
    ...buyer,
    // The buyer of an old order is hidden.
    name: buyer.name || t('order.private', { days: ORDER_PRIVATE_DAYS }),
    phone: buyer.phoneShown,
  }
  const place = address && { ...address, address: [address.address, address.details].filter(Boolean).join(', ') }
  return present([
    ...textFieldNames(BUYER_FIELDS).map(
      (name) =>
        [
          name,
          t(name === 'idNumber' && documentWord && ownWords?.[documentWord] ? documentWord : `field.${name}`),
          known[name],
        ] as const,
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

/** Facts of the carrier: name, tracking number and link; none before the order is dispatched. */
function useCarrierFacts({ carrier }: Order, link?: string): readonly OrderFact[] {
  const t = useT()
  const url = carrier?.trackingUrl
  const trackingLink = url && isWebAddress(url) && (
    <Outside key="trackingLink" href={url} className={link}>
      {url.replace(/^https?:\/\//, '')}
    </Outside>
  )
  return present([
    ['carrier', t('order.carrier'), carrier?.name],
    ['trackingNumber', t('order.trackingNumber'), carrier?.trackingNumber],
    ['trackingLink', t('order.trackingLink'), trackingLink],
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

/** Units, subtotal, discounts, shipping and total, as they were charged. */
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

/** The facts that have a value. */
const present = (facts: readonly (readonly [key: string, name: string, value: ReactNode])[]): readonly OrderFact[] =>
  facts.flatMap(([key, name, value]) => (value ? [{ key, name, value }] : []))
