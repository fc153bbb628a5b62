import { divisionLabel, type Order } from '@store/core'
import type { ReactNode } from 'react'
import { useDiscountName } from '../commerce/discount-name.ts'
import { PickUpPlaces } from '../forms/pick-up-places.tsx'
import { Moment } from '../parts/moment.tsx'
import { useMoney, useShop, useT } from '../shop-context.tsx'
import { Picture } from './picture.tsx'

/** Everything a shopper may know of an order (D8). */
export function OrderDetails({ order }: { readonly order: Order }) {
  const t = useT()
  return (
    <div className="order">
      <Group title={t('order.sale')}>
        <Fact name={t('order.number')}>{order.number}</Fact>
        <Fact name={t('order.status')}>
          <span className="badge">{t(`status.${order.status}`)}</span>
        </Fact>
        <Fact name={t('order.shipment')}>
          <span className="badge">{t(`shipment.${order.shipment}`)}</span>
        </Fact>
        <Fact name={t('order.date')}>
          <Moment iso={order.placedAt} />
        </Fact>
        <Fact name={t('order.updated')}>
          <Moment iso={order.updatedAt} />
        </Fact>
        <Fact name={t('order.paymentMethod')}>{t(`payment.${order.paymentMethod}`)}</Fact>
        <Fact name={t('order.channel')}>{t(`channel.${order.channel}`)}</Fact>
      </Group>
      <OrderLines order={order} />
      <OrderBuyer order={order} />
      <OrderCarrier order={order} />
      <Group title={t('order.seller')}>
        <Fact name={t('order.shop')}>{order.seller.name}</Fact>
        <Fact name={t('order.city')}>{order.seller.city}</Fact>
        <Fact name={t('field.phone')}>{order.seller.phone}</Fact>
      </Group>
    </div>
  )
}

function OrderLines({ order }: { readonly order: Order }) {
  const t = useT()
  const money = useMoney()
  const nameOf = useDiscountName()
  return (
    <section className="order-group order-products">
      <h2>{t('order.products')}</h2>
      <ul className="lines">
        {order.lines.map((line) => (
          <li key={`${line.productId}.${line.variantId}`} className="line">
            <Picture
              name={line.name}
              image={line.image ? { src: line.image, alt: null } : null}
              alt=""
              sizes="80px"
              largest={240}
            />
            <div className="line-text">
              <p className="line-name">{line.name}</p>
              {line.variant.length > 0 && <p className="muted">{line.variant.join(' · ')}</p>}
              <p className="muted">
                {line.quantity} × {money(line.unitPrice)}
              </p>
            </div>
            <p className="line-amount">{money(line.unitPrice * line.quantity)}</p>
          </li>
        ))}
      </ul>
      <dl className="totals">
        <Fact name={t('order.units')}>{order.units}</Fact>
        <Fact name={t('cart.subtotal')}>{money(order.subtotal)}</Fact>
        {order.discounts.map((discount) => (
          <Fact key={`${discount.trigger}.${discount.id}`} name={nameOf(discount)}>
            −{money(discount.amount)}
          </Fact>
        ))}
        <Fact name={t('order.shipping')}>{order.shipping === 0 ? t('shipping.free') : money(order.shipping)}</Fact>
        <div data-strong="">
          <dt>{t('order.total')}</dt>
          <dd>{money(order.total)}</dd>
        </div>
      </dl>
    </section>
  )
}

function OrderBuyer({ order: { buyer, delivery, answers } }: { readonly order: Order }) {
  const t = useT()
  const { country } = useShop().shop
  const address = delivery.kind === 'address' ? delivery.address : null
  return (
    <Group title={t('order.buyer')}>
      <Fact name={t('field.name')}>{buyer.name}</Fact>
      <Fact name={t('field.idNumber')}>{buyer.idNumber}</Fact>
      <Fact name={t('field.phone')}>{buyer.phone}</Fact>
      <Fact name={t('field.email')}>{buyer.email}</Fact>
      {address ? (
        <>
          <Fact name={t('field.address')}>{[address.address, address.details].filter(Boolean).join(', ')}</Fact>
          <Fact name={t('field.neighbourhood')}>{address.neighbourhood}</Fact>
          <Fact name={t('field.city')}>{address.city}</Fact>
          <Fact name={t(`field.${divisionLabel(country)}`)}>{address.division}</Fact>
        </>
      ) : (
        <Fact name={t('checkout.delivery')}>
          <PickUpPlaces />
        </Fact>
      )}
      <Fact name={t('order.message')}>{buyer.message}</Fact>
      {answers.map(({ label, value }) => (
        <Fact key={label} name={label}>
          {value}
        </Fact>
      ))}
    </Group>
  )
}

function OrderCarrier({ order: { carrier } }: { readonly order: Order }) {
  const t = useT()
  if (!carrier)
    return (
      <section className="order-group">
        <h2>{t('order.carrier')}</h2>
        <p className="muted">{t('order.noCarrier')}</p>
      </section>
    )
  return (
    <Group title={t('order.carrier')}>
      <Fact name={t('order.carrier')}>{carrier.name}</Fact>
      <Fact name={t('order.trackingNumber')}>{carrier.trackingNumber}</Fact>
      {carrier.trackingUrl && (
        <Fact name={t('order.trackingLink')}>
          <a href={carrier.trackingUrl} target="_blank" rel="noopener noreferrer">
            {carrier.trackingUrl.replace(/^https?:\/\//, '')}
          </a>
        </Fact>
      )}
    </Group>
  )
}

const Group = (props: { readonly title: string; readonly children: ReactNode }) => (
  <section className="order-group">
    <h2>{props.title}</h2>
    <dl className="facts">{props.children}</dl>
  </section>
)

/** Nothing where there is nothing to say. */
const Fact = (props: { readonly name: string; readonly children: ReactNode }) =>
  props.children === null || props.children === '' ? null : (
    <div>
      <dt>{props.name}</dt>
      <dd>{props.children}</dd>
    </div>
  )
