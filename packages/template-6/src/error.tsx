import { Link, type ScreenViews, usePaths, useShop } from '@store/template-kit'
import { StatusSheet } from './status-sheet.tsx'
import { useWords } from './words.ts'

/** A datasheet of what went wrong: code, state, action (E1 for 404, E2 for all else). */
export default function ErrorScreen({ status, message, contactUrl }: ScreenViews['Error']) {
  const t = useWords()
  const paths = usePaths()
  const { platform } = useShop()
  const isMissing = status === 404
  // E2's own words speak of a button to the support line.
  const serverText = contactUrl ? 'error.server.text' : 'error.server.later'
  return (
    <StatusSheet
      title={t(isMissing ? 'error.notFound.title' : 'error.server.title')}
      rows={[
        { name: t('volt.code'), value: <b className="error-code">{status}</b> },
        {
          name: t('volt.status'),
          value: (
            <>
              <p>
                <b>{t(isMissing ? 'volt.notFound' : 'volt.serverError')}</b>
              </p>
              <p>{(!isMissing && message) || t(isMissing ? 'error.notFound.text' : serverText)}</p>
            </>
          ),
        },
        {
          name: t('volt.action'),
          value: (
            <p className="deal-links">
              {(isMissing || !contactUrl) && (
                <Link href={paths.home()} className="button">
                  {t('error.notFound.button')}
                </Link>
              )}
              {contactUrl && (
                <a
                  href={contactUrl}
                  className="button"
                  data-tone={isMissing ? 'quiet' : undefined}
                  rel="noopener noreferrer"
                >
                  {t(isMissing ? 'error.notFound.advisor' : 'error.server.button', { name: platform.name })}
                </a>
              )}
            </p>
          ),
        },
      ]}
    />
  )
}
