import { Link } from '../host.tsx'
import { NewsletterForm } from '../shop/newsletter-form.tsx'
import { usePaths, useT } from '../shop-context.tsx'
import type { ScreenViews } from '../template.ts'

/** Where the newsletter's form leads without JavaScript. */
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
