import { Link, NewsletterForm, type ScreenViews, usePaths } from '@store/template-kit'
import { Letter } from './letter.tsx'
import { useWords } from './words.ts'

/** Where the form in the footer leads without a script. */
export default function Newsletter({ reply, sent }: ScreenViews['Newsletter']) {
  const t = useWords()
  const { home } = usePaths()
  if (!sent)
    return (
      <Letter alone title={t('newsletter.page')} text={t('newsletter.text')}>
        <NewsletterForm reply={reply} className="letter-form" />
      </Letter>
    )
  return (
    <Letter alone isNews title={t('newsletter.page')} text={t('newsletter.thanks')}>
      <Link href={home()} className="button">
        {t('cart.continue')}
      </Link>
    </Letter>
  )
}
