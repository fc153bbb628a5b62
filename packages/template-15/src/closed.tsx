import { Link, ShopChat, usePaths } from '@store/template-kit'
import { CoveredLoom } from './covered-loom.tsx'
import { useWords } from './words.ts'

/** S2, M1: the page of a closed shop. */
export default function Closed() {
  const t = useWords()
  const paths = usePaths()
  return (
    <div className="gate frame">
      <CoveredLoom />
      <h1>{t('closed.title')}</h1>
      <p>{t('shop.closed')}</p>
      <p className="quiet">{t('closed.text')}</p>
      <Link href={paths.tracking()} className="button">
        {t('nav.tracking')}
      </Link>
      <ShopChat className="under" />
    </div>
  )
}
