import { Link, ShopChat, usePaths, useShop } from '@store/template-kit'
import { StatusSheet } from './status-sheet.tsx'
import { useWords } from './words.ts'

/** S2, M1: the page of a closed shop. */
export default function Closed() {
  const t = useWords()
  const paths = usePaths()
  const { shop } = useShop()
  return (
    <StatusSheet
      title={t('closed.title')}
      rows={[
        { name: t('footer.shop'), value: shop.name },
        { name: t('volt.status'), value: <strong className="closed-word">{t('volt.closed')}</strong> },
        {
          name: t('volt.datum'),
          value: (
            <>
              <p>{t('shop.closed')}</p>
              <p className="muted">{t('closed.text')}</p>
            </>
          ),
        },
        {
          name: t('volt.action'),
          value: (
            <p className="deal-links">
              <Link href={paths.tracking()} className="button">
                {t('nav.tracking')}
              </Link>
              <ShopChat className="button chat-button" />
            </p>
          ),
        },
      ]}
    />
  )
}
