import { Link, ShopChat, usePaths, useT } from '@store/template-kit'
import { Sealed } from './sealed.tsx'

/** S2, M1: the page of a closed shop, with links to existing orders and to the chat. */
export default function Closed() {
  const t = useT()
  const paths = usePaths()
  return (
    <Sealed title={t('closed.title')}>
      <p>{t('shop.closed')}</p>
      <p>{t('closed.text')}</p>
      <p className="piece-words">
        <Link href={paths.tracking()} className="word underlined">
          {t('nav.tracking')}
        </Link>
        <Link href={paths.contact()} className="word underlined">
          {t('nav.contact')}
        </Link>
        <ShopChat className="word underlined" />
      </p>
    </Sealed>
  )
}
