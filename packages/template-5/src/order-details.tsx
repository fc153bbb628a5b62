import { divisionLabel, lineKey, type Order } from '@store/core'
import { Moment, useDiscountName, useMoney, useShop } from '@store/template-kit'
import { PickUpPlaces } from '@store/template-kit/forms'
import type { ReactNode } from 'react'
import { LineFacts } from './bag-lines.tsx'
import { OrderDates } from './order-dates.tsx'
import { useWords } from './words.ts'

/** Everything a shopper may know of an order (D8): its dates, its pieces, and who, where and how. */
export function OrderDetails({ order }: { readonly order: Order }) {
  const t = useWords()
  return (
    <>
      <OrderDates order={order} />
      <div className="order-columns columns">
        <section className="order-lines" aria-label={t('order.products')}>
          <ul className="bag-lines">
            {order.lines.map((line) => (
              <li key={lineKey(line)} className="bag-line">
                <LineFacts line={line} />
              </li>
            ))}
          </ul>
          <OrderTotals order={order} />
        </section>
        <div className="order-facts">
          <Facts title={t('order.sale')}>
            <Fact name={t('order.number')}>{order.number}</Fact>
            <Fact name={t('order.date')}>
              <Moment iso={order.placedAt} />
            </Fact>
            <Fact name={t('order.updated')}>
              <Moment iso={order.updatedAt} />
            </Fact>
            <Fact name={t('order.status')}>{t(`status.${order.status}`)}</Fact>
            <Fact name={t('order.shipment')}>{t(`shipment.${order.shipment}`)}</Fact>
            <Fact name={t('order.paymentMethod')}>{t(`payment.${order.paymentMethod}`)}</Fact>
            <Fact name={t('order.channel')}>{t(`channel.${order.channel}`)}</Fact>
          </Facts>
          <Buyer order={order} />
          <Carrier order={order} />
          <Facts title={t('order.seller')}>
            <Fact name={t('order.shop')}>{order.seller.name}</Fact>
            <Fact name={t('order.city')}>{order.seller.city}</Fact>
            <Fact name={t('field.phone')}>{order.seller.phone}</Fact>
          </Facts>
        </div>
      </div>
    </>
  )
}

function OrderTotals({ order }: { readonly order: Order }) {
  const t = useWords()
  const money = useMoney()
  const nameOf = useDiscountName()
  return (
    <dl className="totals">
      <Fact name={t('order.units')}>{order.units}</Fact>
      <Fact name={t('cart.subtotal')}>{money(order.subtotal)}</Fact>
      {order.discounts.map((discount) => (
        <Fact key={`${discount.trigger}.${discount.id}`} name={nameOf(discount)}>
          −{money(discount.amount)}
        </Fact>
      ))}
      <Fact name={t('order.shipping')}>{order.shipping === 0 ? t('shipping.free') : money(order.shipping)}</Fact>
      <div>
        <dt>{t('order.total')}</dt>
        <dd className="sum">{money(order.total)}</dd>
      </div>
    </dl>
  )
}

function Buyer({ order: { buyer, delivery, answers } }: { readonly order: Order }) {
  const t = useWords()
  const { country } = useShop().shop
  const address = delivery.kind === 'address' ? delivery.address : null
  return (
    <Facts title={t('order.buyer')}>
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
    </Facts>
  )
}

function Carrier({ order: { carrier } }: { readonly order: Order }) {
  const t = useWords()
  if (!carrier)
    return (
      <section>
        <h3>{t('order.carrier')}</h3>
        <p>{t('order.noCarrier')}</p>
      </section>
    )
  return (
    <Facts title={t('order.carrier')}>
      <Fact name={t('order.carrier')}>{carrier.name}</Fact>
      <Fact name={t('order.trackingNumber')}>{carrier.trackingNumber}</Fact>
      {carrier.trackingUrl && (
        <Fact name={t('order.trackingLink')}>
          <a href={carrier.trackingUrl} className="underlined" target="_blank" rel="noopener noreferrer">
            {carrier.trackingUrl.replace(/^https?:\/\//, '')}
          </a>
        </Fact>
      )}
    </Facts>
  )
}

function Facts({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl className="facts">{children}</dl>
    </section>
  )
}

/** Nothing where there is nothing to say. */
function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (children === null || children === '') return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
