import { TrackingForm } from '../forms/order/order-lookup-form.tsx'
import { OrderPaymentPanel } from '../forms/order/order-payment.tsx'
import { useT } from '../shop-context.tsx'
import { OrderDetails as PlainDetails } from './order-details.tsx'
import type { Frame } from './parts.ts'

const OrderTracking: Frame<'OrderTracking'> = ({ view, parts }) => {
  const t = useT()
  const { order, pay } = view
  const { Page, OrderProgress, OrderDetails = PlainDetails } = parts
  return (
    <Page kind="order-page" title={t('tracking.title')} lead={t('tracking.text')}>
      <TrackingForm
        view={view}
        className="panel fields lookup"
        fieldClassName="field"
        buttonClassName="button"
        problemClassName="problem"
      />
      {order && (
        <section className="order-found" aria-label={t('order.title', { number: order.number })}>
          <OrderProgress order={order} />
          <OrderPaymentPanel
            order={order}
            pay={pay}
            className="panel pay"
            buttonClassName="button"
            choicesClassName="options"
          />
          <OrderDetails order={order} Line={parts.OrderLine} />
        </section>
      )}
    </Page>
  )
}
export default OrderTracking
