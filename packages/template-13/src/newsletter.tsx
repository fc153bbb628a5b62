import { Link, NewsletterForm, type ScreenViews, usePaths } from '@store/template-kit'
import { VoltSlab } from './volt-slab.tsx'
import { useWords } from './words.ts'

/** Where the newsletter's form leads without JavaScript. */
export default function Newsletter({ reply, sent }: ScreenViews['Newsletter']) {
  const t = useWords()
  const paths = usePaths()
  return (
    <VoltSlab alone isNews={sent} title={t('newsletter.page')} text={t(sent ? 'newsletter.thanks' : 'newsletter.text')}>
      {sent ? (
        <Link href={paths.home()} className="button">
          {t('nav.home')}
        </Link>
      ) : (
        <NewsletterForm reply={reply} className="letter-form" />
      )}
    </VoltSlab>
  )
}
