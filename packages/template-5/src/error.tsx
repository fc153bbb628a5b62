import { Link, type ScreenViews, usePaths, useShop } from '@store/template-kit'
import { useWords } from './words.ts'

/** A torn cover; the code is the number of the issue (E1 for 404, E2 for all else). */
export default function ErrorScreen({ status, message, contactUrl }: ScreenViews['Error']) {
  const { platform } = useShop()
  const t = useWords()
  const paths = usePaths()
  const isMissing = status === 404
  // E2's own words speak of a button to the support line.
  const serverText = contactUrl ? 'error.server.text' : 'error.server.later'
  return (
    <section className="torn">
      <div className="torn-cover" aria-hidden="true">
        <p className="torn-number">
          <span>Nº</span> {status}
        </p>
      </div>
      <div className="torn-text">
        <h1 className="h1">{t(isMissing ? 'error.notFound.title' : 'error.server.title')}</h1>
        <p>{(!isMissing && message) || t(isMissing ? 'error.notFound.text' : serverText)}</p>
        {(isMissing || !contactUrl) && (
          <Link href={paths.home()} className="button">
            {t('error.notFound.button')}
          </Link>
        )}
        {contactUrl && (
          <a href={contactUrl} className={isMissing ? 'word underlined' : 'button'} rel="noopener noreferrer">
            {t(isMissing ? 'error.notFound.advisor' : 'error.server.button', { name: platform.name })}
          </a>
        )}
      </div>
    </section>
  )
}
