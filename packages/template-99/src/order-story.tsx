import { divisionLabel, lineKey, type Order } from '@store/core'
import { Moment, useDiscountName, useMoney, useShop } from '@store/template-kit'
import { PickUpPlaces } from '@store/template-kit/forms'
import type { ReactNode } from 'react'
import { Bubble } from './bubble.tsx'
import { statusStory } from './status-story.ts'
import { useWords } from './words.ts'

/** Everything a shopper may know of an order (D8): the message they sent, and what the shop has said since. */
export function OrderStory({ order }: { readonly order: Order }) {
  const t = useWords()
  return (
    <>
      <section className="group" aria-label={t('order.sale')}>
        <p className="day">
          <span>
            <Moment iso={order.placedAt} />
          </span>
        </p>
        <Lines order={order} />
      </section>
      <section className="group" aria-label={t('order.status')}>
        <ol className="group">
          {statusStory(order).map((step) => (
            <li key={step}>
              <Bubble className={`step step-${step}`}>{t(`charla.step.${step}`)}</Bubble>
            </li>
          ))}
        </ol>
        <div className="bubble status" data-from="shop">
          <h2>{t('order.title', { number: order.number })}</h2>
          <dl className="facts">
            <Fact name={t('order.status')}>
              <strong className="state" data-status={order.status}>
                {t(`status.${order.status}`)}
              </strong>
            </Fact>
            <Fact name={t('order.shipment')}>
              <strong className="state" data-status={order.shipment}>
                {t(`shipment.${order.shipment}`)}
              </strong>
            </Fact>
            <Fact name={t('order.updated')}>
              <Moment iso={order.updatedAt} />
            </Fact>
          </dl>
        </div>
        <Carrier order={order} />
      </section>
      <section className="bubble" data-from="shop">
        <h2>{t('order.sale')}</h2>
        <dl className="facts">
          <Fact name={t('order.number')}>{order.number}</Fact>
          <Fact name={t('order.date')}>
            <Moment iso={order.placedAt} />
          </Fact>
          <Fact name={t('order.units')}>{order.units}</Fact>
          <Fact name={t('order.paymentMethod')}>{t(`payment.${order.paymentMethod}`)}</Fact>
          <Fact name={t('order.channel')}>{t(`channel.${order.channel}`)}</Fact>
        </dl>
      </section>
      <Buyer order={order} />
      <section className="bubble" data-from="shop">
        <h2>{t('order.seller')}</h2>
        <dl className="facts">
          <Fact name={t('order.shop')}>{order.seller.name}</Fact>
          <Fact name={t('order.city')}>{order.seller.city}</Fact>
          <Fact name={t('field.phone')}>{order.seller.phone}</Fact>
        </dl>
      </section>
    </>
  )
}

/** The order as its buyer's own bubble. */
function Lines({ order }: { readonly order: Order }) {
  const t = useWords()
  const money = useMoney()
  const nameOf = useDiscountName()
  return (
    <section className="bubble summary" data-from="you" aria-label={t('order.products')}>
      <ul>
        {order.lines.map((line) => (
          <li key={lineKey(line)}>
            <span>
              <span className="line-quantity">{line.quantity}</span> × {[line.name, ...line.variant].join(' · ')}
            </span>{' '}
            <span className="summary-price">{money(line.unitPrice * line.quantity)}</span>
          </li>
        ))}
      </ul>
      <dl className="facts totals">
        <Fact name={t('cart.subtotal')}>{money(order.subtotal)}</Fact>
        {order.discounts.map((discount) => (
          <Fact key={discount.id} name={nameOf(discount)}>
            −{money(discount.amount)}
          </Fact>
        ))}
        <Fact name={t('order.shipping')}>{order.shipping === 0 ? t('shipping.free') : money(order.shipping)}</Fact>
        <div className="totals-sum">
          <dt>{t('order.total')}</dt>
          <dd>{money(order.total)}</dd>
        </div>
      </dl>
    </section>
  )
}

function Carrier({ order: { carrier } }: { readonly order: Order }) {
  const t = useWords()
  if (!carrier) return <Bubble>{t('order.noCarrier')}</Bubble>
  return (
    <section className="bubble" data-from="shop">
      <h2>{t('order.carrier')}</h2>
      <dl className="facts">
        <Fact name={t('order.carrier')}>{carrier.name}</Fact>
        <Fact name={t('order.trackingNumber')}>{carrier.trackingNumber}</Fact>
      </dl>
      {carrier.trackingUrl && (
        <a href={carrier.trackingUrl} className="reply" target="_blank" rel="noopener noreferrer">
          {t('order.trackingLink')}
        </a>
      )}
    </section>
  )
}

function Buyer({ order: { buyer, delivery, answers } }: { readonly order: Order }) {
  const t = useWords()
  const { country } = useShop().shop
  const address = delivery.kind === 'address' ? delivery.address : null
  return (
    <section className="bubble" data-from="you">
      <h2>{t('order.buyer')}</h2>
      <dl className="facts">
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
      </dl>
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
