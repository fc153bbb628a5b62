import { ChatLink, Link, usePaths, useShop, useT } from '@store/template-kit'

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
