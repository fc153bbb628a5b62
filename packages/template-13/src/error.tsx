import { Link, type ScreenViews, useErrorWords } from '@store/template-kit'

/**
 * E1 (404) and E2 (everything else): the status code as the number on a jersey. E4: buttons are below each other at 650
 * and 400 px (`styles/gate.css`).
 */
export default function ErrorScreen(view: ScreenViews['Error']) {
  const { title, text, ways } = useErrorWords(view)
  return (
    <section className="error">
      <p className="error-number" aria-hidden="true">
        <span className="lean">{view.status}</span>
      </p>
      <div className="error-words">
        <h1>{title}</h1>
        <p>{text}</p>
        <p className="error-ways">
          {ways.map(({ key, isQuiet, link }) => (
            <Link key={key} {...link} className="button" data-tone={isQuiet ? 'line' : undefined} />
          ))}
        </p>
      </div>
    </section>
  )
}
