import { Link, NewsletterForm, type ScreenViews, usePaths } from '@store/template-kit'
import { ThreadLetter } from './thread-letter.tsx'
import { useWords } from './words.ts'

/** Where the newsletter's form leads without JavaScript. */
export default function Newsletter({ reply, sent }: ScreenViews['Newsletter']) {
  const t = useWords()
  const paths = usePaths()
  return (
    <div className="frame gate">
      <ThreadLetter
        alone
        isNews={sent}
        title={t('newsletter.page')}
        text={t(sent ? 'newsletter.thanks' : 'newsletter.text')}
      >
        {sent ? (
          <Link href={paths.home()} className="button">
            {t('nav.home')}
          </Link>
        ) : (
          <NewsletterForm reply={reply} className="thread-form" />
        )}
      </ThreadLetter>
    </div>
  )
}
