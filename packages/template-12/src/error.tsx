import { Link, type ScreenViews, usePaths, useShop } from '@store/template-kit'
import { ClosedCase } from './closed-case.tsx'
import { useWords } from './words.ts'

/** E1 for 404, E2 for all else: a closed case, its order changing at 650 and 400 px (E4, styles/gate.css). */
export default function ErrorScreen({ status, message, contactUrl }: ScreenViews['Error']) {
  const t = useWords()
  const paths = usePaths()
  const { platform } = useShop()
  const isMissing = status === 404
  // E2's own words speak of a button to the support line.
  const serverText = contactUrl ? 'error.server.text' : 'error.server.later'
  return (
    <section className="frame error">
      <div className="error-case">
        <ClosedCase />
        <p className="error-code" aria-hidden="true">
          {status}
        </p>
      </div>
      <div className="error-words">
        <h1>{t(isMissing ? 'error.notFound.title' : 'error.server.title')}</h1>
        <p>{(!isMissing && message) || t(isMissing ? 'error.notFound.text' : serverText)}</p>
        <p className="error-ways">
          {(isMissing || !contactUrl) && (
            <Link href={paths.home()} className="button">
              {t('error.notFound.button')}
            </Link>
          )}
          {contactUrl && (
            <a href={contactUrl} className={isMissing ? 'under' : 'button'} rel="noopener noreferrer">
              {t(isMissing ? 'error.notFound.advisor' : 'error.server.button', { name: platform.name })}
            </a>
          )}
        </p>
      </div>
    </section>
  )
}
