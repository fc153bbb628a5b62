import { Link } from '../host.tsx'
import { ChatLink } from '../order/chat.tsx'
import { usePaths, useShop, useT } from '../shop-context.tsx'

/** S2, M1. */
export default function Closed() {
  const t = useT()
  const paths = usePaths()
  const { shop } = useShop()
  return (
    <section className="frame gate">
      <h1>{t('closed.title')}</h1>
      <p>{t('shop.closed')}</p>
      <p className="muted">{t('closed.text')}</p>
      <p className="error-actions">
        <Link href={paths.tracking()} className="button">
          {t('nav.tracking')}
        </Link>
        <ChatLink text={t('chat.hello', { shop: shop.name })} className="button">
          {t('footer.chat')}
        </ChatLink>
      </p>
    </section>
  )
}
