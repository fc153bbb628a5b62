import { Link, NewsletterForm, type ScreenViews, usePaths } from '@store/template-kit'
import { useWords } from './words.ts'

/** The page the newsletter form leads to without JavaScript. */
export default function Newsletter({ reply, sent }: ScreenViews['Newsletter']) {
  const t = useWords()
  const paths = usePaths()
  return (
    <div className="frame plain-page">
      <header className="page-head">
        <h1>{t('newsletter.page')}</h1>
        {!sent && <p className="muted">{t('newsletter.text')}</p>}
      </header>
      {sent ? (
        <div className="box">
          <p role="status">{t('newsletter.thanks')}</p>
          <Link href={paths.home()} className="button">
            {t('nav.home')}
          </Link>
        </div>
      ) : (
        <NewsletterForm reply={reply} className="box news-form" />
      )}
    </div>
  )
}
