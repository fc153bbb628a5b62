import { Link, type ScreenViews, useErrorWords } from '@store/template-kit'

/**
 * E1 (404) and E2 (everything else): the digits of the status code on blocks that have fallen. E4: the layout changes
 * at 650 and 400 px (`styles/error.css`).
 */
export default function ErrorScreen(view: ScreenViews['Error']) {
  const { title, text, ways } = useErrorWords(view)
  return (
    <section className="frame error">
      <p className="error-tower" aria-hidden="true">
        {[...String(view.status)].map((figure, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: digits may repeat, and their order never changes
          <span key={index} data-block={index * 2 + 1}>
            {figure}
          </span>
        ))}
      </p>
      <div className="block error-words">
        <h1>{title}</h1>
        <p>{text}</p>
        <p className="error-ways">
          {ways.map(({ key, isQuiet, link }) => (
            <Link key={key} {...link} className="button" data-tone={isQuiet ? 'quiet' : 'sun'} />
          ))}
        </p>
      </div>
    </section>
  )
}
