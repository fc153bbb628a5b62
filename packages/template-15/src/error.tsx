import { Link, type ScreenViews, useErrorWords } from '@store/template-kit'
import { SHOP_CLOTH } from './cloths.ts'
import { ClothCut } from './weave.tsx'

/**
 * E1 (404) and E2 (everything else): the pattern with a hole. E4: the order changes at 650 and 400 px
 * (`styles/gate.css`).
 */
export default function ErrorScreen(view: ScreenViews['Error']) {
  const { title, text, ways } = useErrorWords(view)
  return (
    <section className="frame error">
      <div className="dropped">
        <ClothCut from={SHOP_CLOTH} />
        <p className="error-code" aria-hidden="true">
          {view.status}
        </p>
      </div>
      <div className="error-words">
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <p className="error-ways">
          {ways.map(({ key, isQuiet, link }) => (
            <Link key={key} {...link} className={isQuiet ? 'under' : 'button full'} />
          ))}
        </p>
      </div>
    </section>
  )
}
