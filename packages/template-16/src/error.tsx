import { Link, type ScreenViews, useErrorWords } from '@store/template-kit'
import { Plate } from './empty-state.tsx'

/**
 * E1 (404) and E2 (everything else). E4: one column from 650 px down, buttons below each other from 400 px down
 * (`styles/gate.css`).
 */
export default function ErrorScreen(view: ScreenViews['Error']) {
  const words = useErrorWords(view)
  return (
    <div className="mishap">
      <Plate isBroken />
      <div>
        <h1>{words.title}</h1>
        <p>{words.text}</p>
        <div className="mishap-ways">
          {words.ways.map((way) => (
            <Link key={way.key} className="button" data-tone={way.isQuiet ? 'line' : undefined} {...way.link} />
          ))}
        </div>
      </div>
    </div>
  )
}
