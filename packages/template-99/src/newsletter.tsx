import { Link, NewsletterForm, type ScreenViews, usePaths } from '@store/template-kit'
import { Bubble } from './bubble.tsx'
import { useWords } from './words.ts'

/** The page the newsletter form leads to without JavaScript. */
export default function Newsletter({ reply, sent }: ScreenViews['Newsletter']) {
  const t = useWords()
  const paths = usePaths()
  return (
    <div className="thread">
      <Bubble as="h1" from="you" className="question">
        {t('newsletter.page')}
      </Bubble>
      {sent ? (
        <>
          <div role="status" className="bubble" data-from="shop">
            {t('newsletter.thanks')}
          </div>
          <Link href={paths.home()} className="chip">
            {t('nav.home')}
          </Link>
        </>
      ) : (
        <div className="bubble newsletter" data-from="shop">
          <p>{t('newsletter.text')}</p>
          <NewsletterForm reply={reply} className="newsletter-form" />
        </div>
      )}
    </div>
  )
}
