import { Link, type ScreenViews, usePaths } from '@store/template-kit'
import { Bubble } from './bubble.tsx'
import { OrderStory } from './order-story.tsx'
import { useWords } from './words.ts'

export default function OrderPlaced({ order }: ScreenViews['OrderPlaced']) {
  const t = useWords()
  const paths = usePaths()
  return (
    <div className="thread">
      <Bubble as="h1">{t('order.placed')}</Bubble>
      <Bubble>{t('order.placedText', { number: order.number })}</Bubble>
      <Bubble>{t('order.keep')}</Bubble>
      <OrderStory order={order} />
      <ul className="chips">
        <li>
          <Link href={paths.tracking()} className="chip">
            {t('order.follow')}
          </Link>
        </li>
        <li>
          <Link href={paths.catalog()} className="chip">
            {t('cart.continue')}
          </Link>
        </li>
      </ul>
    </div>
  )
}
