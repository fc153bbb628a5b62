import { Link, type ScreenViews, useErrorWords } from '@store/template-kit'

/** E1, E2: the number as large as the wall; a column at 650 px, buttons one under the other at 400 (E4). */
export default function ErrorScreen(view: ScreenViews['Error']) {
  const said = useErrorWords(view)
  return (
    <div className="broken">
      <p aria-hidden="true">{view.status}</p>
      <div>
        <h1>{said.title}</h1>
        <p>{said.text}</p>
        <div className="broken-ways">
          {said.ways.map(({ key, link, isQuiet }) => (
            <Link key={key} {...link} className={isQuiet ? 'press press-hollow' : 'press'} />
          ))}
        </div>
      </div>
    </div>
  )
}
