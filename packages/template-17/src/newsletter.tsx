import { Link, NewsletterForm, type ScreenViews, usePaths } from '@store/template-kit'
import { Notice } from './notice.tsx'
import { useWords } from './words.ts'

/** The page the newsletter form leads to without JavaScript. */
export default function Newsletter({ reply, sent }: ScreenViews['Newsletter']) {
  const t = useWords()
  const { home } = usePaths()
  return (
    <Notice title={t('newsletter.page')} text={t(`newsletter.${sent ? 'thanks' : 'text'}`)} isNews={sent}>
      {!sent && <NewsletterForm reply={reply} className="raw" />}
      {sent && (
        <Link href={home()} className="press">
          {t('nav.home')}
        </Link>
      )}
    </Notice>
  )
}
