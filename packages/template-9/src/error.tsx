import { Link, type ScreenViews, useErrorWords } from '@store/template-kit'

/** E1 (404) and E2 (everything else). E4: the layout changes at 650 and 400 px (`styles/error.css`). */
export default function ErrorScreen(view: ScreenViews['Error']) {
  const { title, text, ways } = useErrorWords(view)
  return (
    <section className="frame error">
      <p className="error-code" aria-hidden="true">
        {view.status}
      </p>
      <div className="error-words">
        <h1>{title}</h1>
        <p>{text}</p>
        <p className="error-ways">
          {ways.map(({ key, isQuiet, link }) => (
            <Link key={key} {...link} className="button" data-tone={isQuiet ? 'quiet' : undefined} />
          ))}
        </p>
      </div>
    </section>
  )
}
