import { Link, type ScreenViews, useErrorWords } from '@store/template-kit'

/**
 * E1 (404) and E2 (everything else): the status code in very large figures. E4: one column from 650 px down, buttons
 * below each other from 400 px down.
 */
export default function ErrorScreen(view: ScreenViews['Error']) {
  const words = useErrorWords(view)
  return (
    <div className="broken">
      <p aria-hidden="true">{view.status}</p>
      <div>
        <h1>{words.title}</h1>
        <p>{words.text}</p>
        <div className="broken-ways">
          {words.ways.map(({ key, link, isQuiet }) => (
            <Link key={key} {...link} className={isQuiet ? 'press press-hollow' : 'press'} />
          ))}
        </div>
      </div>
    </div>
  )
}
