import { Link, type ScreenViews, usePaths, useShop } from '@store/template-kit'
import { Bubble } from './bubble.tsx'
import { useWords } from './words.ts'

/** A message that never arrived (E1 for 404, E2 for all else). */
export default function ErrorScreen({ status, message, contactUrl }: ScreenViews['Error']) {
  const t = useWords()
  const paths = usePaths()
  const { platform } = useShop()
  const isMissing = status === 404
  // E2's own words speak of a button to the support line.
  const serverText = contactUrl ? 'error.server.text' : 'error.server.later'
  return (
    <div className="thread">
      <div className="undelivered">
        <Bubble as="h1" from="you">
          {t(isMissing ? 'error.notFound.title' : 'error.server.title')}
        </Bubble>
        <p className="undelivered-mark">
          <span aria-hidden="true">!</span> {t('charla.undelivered', { status })}
        </p>
      </div>
      <Bubble>{(!isMissing && message) || t(isMissing ? 'error.notFound.text' : serverText)}</Bubble>
      <ul className="chips error-actions">
        {(isMissing || !contactUrl) && (
          <li>
            <Link href={paths.home()} className="button">
              {t('error.notFound.button')}
            </Link>
          </li>
        )}
        {contactUrl && (
          <li>
            <a
              href={contactUrl}
              className="button"
              data-tone={isMissing ? 'quiet' : undefined}
              rel="noopener noreferrer"
            >
              {t(isMissing ? 'error.notFound.advisor' : 'error.server.button', { name: platform.name })}
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}
