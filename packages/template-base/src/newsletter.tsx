import type { ScreenViews } from '@store/template-kit'
import { Link, NewsletterForm, usePaths, useT } from '@store/template-kit'

/** The page after submitting the newsletter's form without JavaScript. */
export default function Newsletter({ reply, sent }: ScreenViews['Newsletter']) {
  const t = useT()
  const paths = usePaths()
  return (
    <div className="frame newsletter-page">
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
          <NewsletterForm reply={reply} className="panel newsletter" />
        </>
      )}
    </div>
  )
}
