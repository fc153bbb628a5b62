import { Link, type ScreenViews, useErrorWords } from '@store/template-kit'
import { CrateDrawing } from './empty-state.tsx'

/** E1 (404) and E2 (everything else). E4: one column from 650 and 400 px down (`styles/states.css`). */
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
