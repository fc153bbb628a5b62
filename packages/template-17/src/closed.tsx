import { Link, ShopChat, usePaths } from '@store/template-kit'
import { useWords } from './words.ts'

/** S2, M1: the page of a closed shop. */
export default function Closed() {
  const t = useWords()
  const paths = usePaths()
  return (
    <div className="wall">
      <h1 className="wall-word">{t('closed.title')}</h1>
      <p>{t('shop.closed')}</p>
      <p>{t('closed.text')}</p>
      <p className="wall-ways">
        <Link href={paths.tracking()} className="press">
          {t('nav.tracking')}
        </Link>
        <ShopChat className="press press-hollow" />
      </p>
    </div>
  )
}
