import { Link, type ScreenViews, usePaths, useShop } from '@store/template-kit'
import { useRooms } from './use-rooms.ts'
import { useWords } from './words.ts'

/** E1 for 404, E2 for all else: an empty room, the words on its wall; a column at 650 and 400 px (E4, styles/error.css). */
export default function ErrorScreen({ status, message, contactUrl }: ScreenViews['Error']) {
  const t = useWords()
  const paths = usePaths()
  const rooms = useRooms()
  const { platform } = useShop()
  const isMissing = status === 404
  // E2's own words speak of a button to the support line.
  const serverText = contactUrl ? 'error.server.text' : 'error.server.later'
  return (
    <section className="error" data-room={rooms(0)}>
      <p className="error-code" aria-hidden="true">
        {status}
      </p>
      <div className="error-words">
        <h1>{t(isMissing ? 'error.notFound.title' : 'error.server.title')}</h1>
        <p>{(!isMissing && message) || t(isMissing ? 'error.notFound.text' : serverText)}</p>
        <p className="ways">
          {(isMissing || !contactUrl) && (
            <Link href={paths.home()} className="button wall-button">
              {t('error.notFound.button')}
            </Link>
          )}
          {contactUrl && (
            <a href={contactUrl} className="button wall-button" rel="noopener noreferrer">
              {t(isMissing ? 'error.notFound.advisor' : 'error.server.button', { name: platform.name })}
            </a>
          )}
        </p>
      </div>
    </section>
  )
}
