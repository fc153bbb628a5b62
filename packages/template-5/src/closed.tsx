import { ChatLink, Link, usePaths, useShop, useT } from '@store/template-kit'
import { Sealed } from './sealed.tsx'

/** S2, M1: a sealed cover; orders and the chat stay within reach. */
export default function Closed() {
  const t = useT()
  const paths = usePaths()
  const { shop } = useShop()
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
        <ChatLink text={t('chat.hello', { shop: shop.name })} className="word underlined">
          {t('footer.chat')}
        </ChatLink>
      </p>
    </Sealed>
  )
}
