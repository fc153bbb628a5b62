import { Link, ShopChat, usePaths } from '@store/template-kit'
import { useWords } from './words.ts'

/** S2, M1: the page of a closed shop: a card on a blurred page. */
export default function Closed() {
  const t = useWords()
  const paths = usePaths()
  return (
    <div className="gate fog">
      <section className="sheet gate-card">
        <h1>{t('closed.title')}</h1>
        <p>{t('shop.closed')}</p>
        <p className="muted">{t('closed.text')}</p>
        <p className="gate-ways">
          <Link href={paths.tracking()} className="button">
            {t('nav.tracking')}
          </Link>
          <ShopChat className="button button-quiet" />
        </p>
      </section>
    </div>
  )
}
