import {
  awaitsAnswer,
  awaitsPayment,
  isChatOrder,
  isOfflineMethod,
  type Order,
  type PaymentState,
  takesProof,
} from '@store/core'
import { Fragment, useState } from 'react'
import type { ScreenViews } from '../../design.ts'
import { Form, Link } from '../../host.tsx'
import { ChatLink } from '../../order/chat.tsx'
import { Moment } from '../../parts/moment.tsx'
import { useMoney, usePaths, useT } from '../../shop-context.tsx'
import { PaymentOptions } from '../payment-options.tsx'
import { PaymentProof } from './payment-proof.tsx'

type Pay = ScreenViews['OrderPlaced']['pay']

/** The title of an order's page: thanks for a placed order, "reserved" while it waits for its payment, otherwise its number. */
export function useOrderTitle(order: Order): string {
  const t = useT()
  if (order.status === 'cancelled' || isExpired(order)) return t('order.title', { number: order.number })
  return t(isThanked(order) ? 'order.placed' : 'pay.reserved')
}

/** Whether an order is complete for its buyer: not cancelled, and waiting for neither payment nor answer. */
export const isThanked = (order: Order): boolean =>
  !awaitsPayment(order) && !awaitsAnswer(order) && order.status !== 'cancelled'

/** Whether the order was not paid in time, so that its units were released. */
const isExpired = (order: Order): boolean =>
  awaitsPayment(order) && order.status === 'rejected' && order.heldUntil === null

/**
 * The state of an order's payment, and the form to pay. For a manual payment: the account of a deposit, or a link to the chat
 * where the payment is to be agreed. Parts: `data-pay-state` on the section, `data-pay-test`, `data-pay-refusal`,
 * `data-pay-account`.
 */
export function OrderPaymentPanel(props: {
  readonly order: Order
  /** Null where the order cannot be paid from here. */
  readonly pay: Pay
  readonly className?: string
  readonly buttonClassName?: string
  /** Of the group of methods, where there are several. */
  readonly choicesClassName?: string
}) {
  const t = useT()
  const { order, pay } = props
  const { payment } = order
  if (isDeposit(order, pay)) return <Deposit {...props} />
  if (isToBeAgreed(order)) return <ToBeAgreed {...props} />
  // Attempts made before another payment method was chosen are not shown.
  const isSettled = payment?.state === 'paid' || payment?.state === 'refunded'
  if (!isSettled && !awaitsPayment(order)) return null
  const state = stateOf(order)
  const provider = payment ? t(`payment.${payment.provider}`) : ''
  return (
    <section className={props.className} data-pay-state={state} data-feature="pay" aria-labelledby="pay-title">
      <div role="status">
        <h2 id="pay-title">{t(`pay.title.${state}`)}</h2>
        <p>{state === 'expired' && !pay ? t('pay.refused.closed') : t(`pay.text.${state}`, { provider })}</p>
        {pay?.refusal && <p data-pay-refusal="">{t(`pay.refused.${pay.refusal}`)}</p>}
      </div>
      {payment && payment.state !== 'started' && <PaymentFacts order={order} />}
      {payment && !payment.live && <p data-pay-test="">{t('pay.test')}</p>}
      {pay && pay.methods.length > 0 && <PayForm {...props} pay={pay} />}
      {state === 'cash' && order.heldUntil && (
        <p data-hint="">
          {t('pay.until')} <Moment iso={order.heldUntil} />
        </p>
      )}
      {payment?.state === 'pending' && pay && <Refresh order={order} orderKey={pay.key} />}
    </section>
  )
}

/** Whether a deposit is to be made: to the account in the order, or to one that the shop sends its buyer. */
const isDeposit = (order: Order, pay: Pay): boolean =>
  order.depositAccount !== null || (pay !== null && order.paymentMethod === 'bankDeposit' && takesProof(order))

/**
 * The account for a deposit as the shop wrote it, the reference, and the options for sending a proof. A shop without a
 * stored account sends it to its buyers.
 */
function Deposit(props: Parameters<typeof OrderPaymentPanel>[0]) {
  const t = useT()
  const money = useMoney()
  const { order, className, buttonClassName } = props
  const { number, seller } = order
  const account = order.depositAccount
  return (
    <section className={className} data-pay-state="deposit" data-feature="pay" aria-labelledby="pay-title">
      <h2 id="pay-title">
        {account === null ? t('pay.title.unpaid') : t('pay.deposit.title', { total: money(order.total) })}
      </h2>
      {account !== null && (
        <p data-pay-account="">
          {account.split('\n').map((line, at) => (
            <Fragment key={line}>
              {at > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </p>
      )}
      <p>{account === null ? t('payment.bankDeposit.about') : t('pay.deposit.text', { number })}</p>
      <PaymentProof {...props} />
      <p>
        <ChatLink text={t('pay.proof.text', { shop: seller.name, number })} className={buttonClassName}>
          {t('pay.proof')}
        </ChatLink>
      </p>
    </section>
  )
}

const isToBeAgreed = (order: Order): boolean =>
  order.paymentMethod === 'toBeAgreed' && !isChatOrder(order) && /^(unpaid|pending)$/.test(order.status)

/** Explains that the shop will contact the buyer, with a link to contact it first. */
function ToBeAgreed(props: Parameters<typeof OrderPaymentPanel>[0]) {
  const t = useT()
  const { order, className, buttonClassName } = props
  const { buyer, number, seller } = order
  const shop = seller.name
  const to = [buyer.phoneShown, buyer.email].filter(Boolean).join(' · ')
  return (
    <section className={className} data-pay-state="agree" data-feature="pay" aria-labelledby="pay-title">
      <h2 id="pay-title">{t('pay.agree.title')}</h2>
      {/* The buyer of an old order is hidden. */}
      {to && <p>{t('pay.agree.text', { shop, to })}</p>}
      <p>
        <ChatLink text={`${t('chat.hello', { shop })} ${t('order.title', { number })}.`} className={buttonClassName}>
          {t('chatOrder.open')}
        </ChatLink>
      </p>
      <PaymentProof {...props} />
    </section>
  )
}

/** The state to show. An order that was not paid in time is `expired`, whatever the state of its last attempt. */
function stateOf(order: Order): Exclude<PaymentState, 'started'> | 'unpaid' | 'cash' {
  const { payment } = order
  if (isExpired(order)) return 'expired'
  if (payment?.state === 'pending' && payment.instrument === 'cash') return 'cash'
  return payment && payment.state !== 'started' ? payment.state : 'unpaid'
}

function PaymentFacts({ order: { payment } }: { readonly order: Order }) {
  const t = useT()
  if (!payment) return null
  const { instrument, provider, receipt, reference } = payment
  const by = [t(`payment.${provider}`), ...(instrument ? [t(`instrument.${instrument}`)] : [])]
  const facts = [
    [t('pay.payment'), [...new Set(by)].join(' · ')],
    ...(receipt ? [[t(instrument === 'cash' ? 'pay.code' : 'pay.receipt'), receipt]] : []),
    [t('pay.reference'), reference],
  ]
  return (
    <dl>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/**
 * The form to pay. It submits with a page load, because it redirects to another site. The order's method is preselected.
 */
function PayForm(props: Parameters<typeof OrderPaymentPanel>[0] & { readonly pay: NonNullable<Pay> }) {
  const t = useT()
  const money = useMoney()
  const paths = usePaths()
  const { order, pay } = props
  const { paymentMethod, payment, heldUntil } = order
  const initial = pay.methods.find((method) => method === paymentMethod) ?? pay.methods[0] ?? null
  const [method, setMethod] = useState(initial)
  const again = payment !== null && payment.state !== 'started'
  return (
    <Form method="post" action={paths.order(order.number, pay.key)} reloadDocument data-pay="">
      {pay.methods.length > 1 ? (
        <fieldset className={props.choicesClassName}>
          <legend>{t('pay.choose')}</legend>
          <PaymentOptions methods={pay.methods} chosen={method} onChoose={setMethod} />
        </fieldset>
      ) : (
        <input type="hidden" name="paymentMethod" value={initial ?? ''} />
      )}
      {heldUntil && (
        <p data-hint="">
          {t('pay.until')} <Moment iso={heldUntil} />
        </p>
      )}
      <button type="submit" className={props.buttonClassName}>
        {method !== null && isOfflineMethod(method)
          ? t('pay.confirm')
          : again
            ? t('pay.again')
            : t('pay.pay', { total: money(order.total) })}
      </button>
    </Form>
  )
}

/** A link that reloads the page. With JavaScript, the page polls by itself. */
function Refresh({ order, orderKey }: { readonly order: Order; readonly orderKey: string }) {
  const t = useT()
  const paths = usePaths()
  return (
    <p>
      <Link href={paths.order(order.number, orderKey)} reloadDocument>
        {t('pay.refresh')}
      </Link>
    </p>
  )
}
