import type { ScreenViews } from '@store/template-kit'
import { Link, useErrorWords } from '@store/template-kit'

/** E1 for 404, otherwise E2. The order of status code and text changes at 650 and 400 px (E4, styles/error.css). */
export default function ErrorScreen(view: ScreenViews['Error']) {
  const { title, text, ways } = useErrorWords(view)
  return (
    <section className="frame error">
      <p className="error-code" aria-hidden="true">
        {view.status}
      </p>
      <div className="error-text">
        <h1>{title}</h1>
        <p>{text}</p>
        <p className="error-actions">
          {ways.map(({ key, isQuiet, link }) => (
            <Link key={key} {...link} className="button" data-tone={isQuiet ? 'quiet' : undefined} />
          ))}
        </p>
      </div>
    </section>
  )
}
