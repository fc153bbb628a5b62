import { Link, type ScreenViews, useErrorWords } from '@store/template-kit'
import { Plate } from './empty-plate.tsx'

/** E1 for 404, E2 for all else: a broken plate. It becomes a column at 650 px, its buttons at 400 (E4, styles/gate.css). */
export default function ErrorScreen(view: ScreenViews['Error']) {
  const said = useErrorWords(view)
  return (
    <div className="mishap">
      <Plate isBroken />
      <div>
        <h1>{said.title}</h1>
        <p>{said.text}</p>
        <div className="mishap-ways">
          {said.ways.map((way) => (
            <Link key={way.key} className="button" data-tone={way.isQuiet ? 'line' : undefined} {...way.link} />
          ))}
        </div>
      </div>
    </div>
  )
}
