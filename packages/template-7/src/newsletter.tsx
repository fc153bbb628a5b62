import type { ScreenViews } from '@store/template-kit'
import { Link, NewsletterForm, usePaths } from '@store/template-kit'
import { useWords } from './words.ts'

/** The page the newsletter form leads to without JavaScript. */
export default function Newsletter({ reply, sent }: ScreenViews['Newsletter']) {
  const t = useWords()
  const paths = usePaths()
  return (
    <div className="short">
      <section className="step">
        <h1>{t('newsletter.page')}</h1>
        {sent ? (
          <>
            <p role="status">{t('newsletter.thanks')}</p>
            <Link href={paths.home()} className="button">
              {t('nav.home')}
            </Link>
          </>
        ) : (
          <>
            <p>{t('newsletter.text')}</p>
            <NewsletterForm reply={reply} className="news-form" />
          </>
        )}
      </section>
    </div>
  )
}
