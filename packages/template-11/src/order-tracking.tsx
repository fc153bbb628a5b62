import type { ScreenViews } from '@store/template-kit'
import { OrderPaymentPanel, TrackingForm } from '@store/template-kit/forms'
import { OrderDetails } from './order-details.tsx'
import { OrderProgress } from './order-progress.tsx'
import { ProductSketch } from './product-sketch.tsx'
import { Split } from './split.tsx'
import { useRooms } from './use-rooms.ts'
import { useWords } from './words.ts'

export default function OrderTracking(view: ScreenViews['OrderTracking']) {
  const t = useWords()
  const rooms = useRooms()
  const { order } = view
  return (
    <Split
      room={rooms(1)}
      className="order-page"
      narrow={order ? 'below' : 'away'}
      sceneClassName="wall plan-scene"
      scene={order ? <OrderProgress order={order} /> : <ProductSketch name="silla" className="scene-sketch" />}
    >
      <header className="order-head">
        <h1>{t('tracking.title')}</h1>
        <p className="lead">{t('tracking.text')}</p>
      </header>
      <TrackingForm
        view={view}
        className="lookup"
        fieldClassName="field"
        buttonClassName="button"
        problemClassName="problem"
      />
      {order && (
        <section aria-label={t('order.title', { number: order.number })}>
          <OrderPaymentPanel
            order={order}
            pay={view.pay}
            className="pay"
            buttonClassName="button"
            choicesClassName="options"
          />
          <OrderDetails order={order} />
        </section>
      )}
    </Split>
  )
}
