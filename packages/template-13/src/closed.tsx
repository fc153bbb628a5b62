import { Link, ShopChat, usePaths } from '@store/template-kit'
import { Locker } from './locker.tsx'
import { useWords } from './words.ts'

/** S2, M1: the page of a closed shop. */
export default function Closed() {
  const t = useWords()
  const paths = usePaths()
  return (
    <div className="gate">
      <Locker>
        <h1>
          <span className="lean">{t('closed.title')}</span>
        </h1>
        <p className="lead">{t('shop.closed')}</p>
        <p>{t('closed.text')}</p>
        <p className="ways-row">
          <Link href={paths.tracking()} className="button">
            {t('nav.tracking')}
          </Link>
          <ShopChat className="button button-line" />
        </p>
      </Locker>
    </div>
  )
}
