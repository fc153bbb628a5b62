import { Link, NewsletterForm, type ScreenViews, usePaths } from '@store/template-kit'
import { NewsletterTiles } from './newsletter-tiles.tsx'
import { useWords } from './words.ts'

/** The page the newsletter form leads to without JavaScript. */
export default function Newsletter({ reply, sent }: ScreenViews['Newsletter']) {
  const t = useWords()
  const { home } = usePaths()
  if (!sent)
    return (
      <NewsletterTiles alone title={t('newsletter.page')} text={t('newsletter.text')}>
        <NewsletterForm reply={reply} className="letter-form" />
      </NewsletterTiles>
    )
  return (
    <NewsletterTiles alone isNews title={t('newsletter.page')} text={t('newsletter.thanks')}>
      <Link href={home()} className="button">
        {t('cart.continue')}
      </Link>
    </NewsletterTiles>
  )
}
