import { Link, type ScreenViews, useErrorWords } from '@store/template-kit'
import { ClosedCase } from './closed-case.tsx'

/** E1 (404) and E2 (everything else). E4: the order changes at 650 and 400 px (`styles/gate.css`). */
export default function ErrorScreen(view: ScreenViews['Error']) {
  const { title, text, ways } = useErrorWords(view)
  return (
    <section className="frame error">
      <div className="error-case">
        <ClosedCase />
        <p className="error-code" aria-hidden="true">
          {view.status}
        </p>
      </div>
      <div className="error-words">
        <h1>{title}</h1>
        <p>{text}</p>
        <p className="error-ways">
          {ways.map(({ key, isQuiet, link }) => (
            <Link key={key} {...link} className={isQuiet ? 'under' : 'button'} />
          ))}
        </p>
      </div>
    </section>
  )
}
