import { ChatLink, Link, usePaths, useShop } from '@store/template-kit'
import { ClosedBox } from './closed-box.tsx'
import { useWords } from './words.ts'

/** S2, M1: the toy box is shut. */
export default function Closed() {
  const t = useWords()
  const paths = usePaths()
  const { shop } = useShop()
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
          <ChatLink text={t('chat.hello', { shop: shop.name })} className="button button-quiet">
            {t('footer.chat')}
          </ChatLink>
        </p>
      </ClosedBox>
    </div>
  )
}
