import { Link, ShopChat, usePaths } from '@store/template-kit'
import { ClosedBox } from './closed-box.tsx'
import { useWords } from './words.ts'

/** S2, M1: the page of a closed shop. */
export default function Closed() {
  const t = useWords()
  const paths = usePaths()
  return (
    <div className="frame gate">
      <ClosedBox>
        <h1>{t('closed.title')}</h1>
        <p className="lead">{t('shop.closed')}</p>
        <p>{t('closed.text')}</p>
        <p className="gate-ways">
          <Link href={paths.tracking()} className="button" data-tone="sun">
            {t('nav.tracking')}
          </Link>
          <ShopChat className="button button-quiet" />
        </p>
      </ClosedBox>
    </div>
  )
}
