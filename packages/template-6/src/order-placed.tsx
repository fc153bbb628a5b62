import { Link, type ScreenViews, TickIcon, usePaths } from '@store/template-kit'
import { OrderDetails } from './order-details.tsx'
import { useWords } from './words.ts'

/** Thanks, the number to keep, and the whole order as tables. */
export default function OrderPlaced({ order }: ScreenViews['OrderPlaced']) {
  const t = useWords()
  const paths = usePaths()
  return (
    <div className="frame order-page">
      <header className="page-head placed">
        <TickIcon />
        <div>
          <h1>{t('order.placed')}</h1>
          <p>{t('order.placedText', { number: order.number })}</p>
          <p className="muted">{t('order.keep')}</p>
        </div>
        <Link href={paths.tracking()} className="button" data-tone="quiet">
          {t('order.follow')}
        </Link>
      </header>
      <OrderDetails order={order} />
    </div>
  )
}
