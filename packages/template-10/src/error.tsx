import { Link, type ScreenViews, usePaths, useShop } from '@store/template-kit'
import { useWords } from './words.ts'

/** E1 for 404, E2 for all else: a tower of blocks has fallen, the words are on the largest; they stack at 650 and 400 px (E4, styles/error.css). */
export default function ErrorScreen({ status, message, contactUrl }: ScreenViews['Error']) {
  const t = useWords()
  const paths = usePaths()
  const { platform } = useShop()
  const isMissing = status === 404
  // E2's own words speak of a button to the support line.
  const serverText = contactUrl ? 'error.server.text' : 'error.server.later'
  return (
    <section className="frame error">
      <p className="error-tower" aria-hidden="true">
        {[...String(status)].map((figure, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a figure is told by its place
          <span key={index} data-block={index * 2 + 1}>
            {figure}
          </span>
        ))}
      </p>
      <div className="block error-words">
        <h1>{t(isMissing ? 'error.notFound.title' : 'error.server.title')}</h1>
        <p>{(!isMissing && message) || t(isMissing ? 'error.notFound.text' : serverText)}</p>
        <p className="error-ways">
          {(isMissing || !contactUrl) && (
            <Link href={paths.home()} className="button" data-tone="sun">
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
      </div>
    </section>
  )
}
