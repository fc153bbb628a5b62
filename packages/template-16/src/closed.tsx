import { Link, ShopChat, usePaths, useShop } from '@store/template-kit'
import { useKitchen } from './kitchen.tsx'
import { useWords } from './words.ts'

/** S2, M1: the page of a closed shop, with the time the kitchen opens and the ways to reach the shop. */
export default function Closed() {
  const t = useWords()
  const { tracking } = usePaths()
  const { branches } = useShop()
  const { opening } = useKitchen()
  const hours = opening?.next ?? branches[0]?.hours
  return (
    <div className="night">
      <div className="slip night-slip">
        <h1>{t('closed.title')}</h1>
        <p className="lead">{t('shop.closed')}</p>
        <p>{t('closed.text')}</p>
        {hours && <p className="night-hours">{hours}</p>}
        <div className="row">
          <ShopChat className="button" />
          <Link href={tracking()} className="button" data-tone="line">
            {t('nav.tracking')}
          </Link>
        </div>
      </div>
    </div>
  )
}
