import { Link, type ScreenViews, useErrorWords } from '@store/template-kit'

/** E1 (404) and E2 (everything else), drawn as a torn cover whose issue number is the status code. */
export default function ErrorScreen(view: ScreenViews['Error']) {
  const { title, text, ways } = useErrorWords(view)
  return (
    <section className="torn">
      <div className="torn-cover" aria-hidden="true">
        <p className="torn-number">
          <span>Nº</span> {view.status}
        </p>
      </div>
      <div className="torn-text">
        <h1 className="h1">{title}</h1>
        <p>{text}</p>
        {ways.map(({ key, isQuiet, link }) => (
          <Link key={key} {...link} className={isQuiet ? 'word underlined' : 'button'} />
        ))}
      </div>
    </section>
  )
}
