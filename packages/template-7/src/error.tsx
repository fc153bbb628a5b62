import { Link, type ScreenViews, useErrorWords } from '@store/template-kit'
import { CrateDrawing } from './crate.tsx'

/** An empty crate. E1 for 404, E2 for all else; a column from 650 and 400 px down (E4, styles/states.css). */
export default function ErrorScreen(view: ScreenViews['Error']) {
  const { isMissing, title, text, ways } = useErrorWords(view)
  return (
    <section className="error" data-status={isMissing ? 'missing' : 'server'}>
      <div className="error-crate">
        <CrateDrawing />
        <p className="error-code" aria-hidden="true">
          {view.status}
        </p>
      </div>
      <div className="error-text">
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
