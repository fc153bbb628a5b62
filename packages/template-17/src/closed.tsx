import { ChatLink, Link, usePaths, useShop } from '@store/template-kit'
import { useWords } from './words.ts'

/** S2, M1: one word, as large as the wall. */
export default function Closed() {
  const t = useWords()
  const paths = usePaths()
  const { name } = useShop().shop
  return (
    <div className="wall">
      <h1 className="wall-word">{t('closed.title')}</h1>
      <p>{t('shop.closed')}</p>
      <p>{t('closed.text')}</p>
      <p className="wall-ways">
        <Link href={paths.tracking()} className="press">
          {t('nav.tracking')}
        </Link>
        <ChatLink text={t('chat.hello', { shop: name })} className="press press-hollow">
          {t('footer.chat')}
        </ChatLink>
      </p>
    </div>
  )
}
