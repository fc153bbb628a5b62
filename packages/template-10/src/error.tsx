import { Link, type ScreenViews, useErrorWords } from '@store/template-kit'

/** E1 for 404, E2 for all else: a tower of blocks has fallen, the words are on the largest; they stack at 650 and 400 px (E4, styles/error.css). */
export default function ErrorScreen(view: ScreenViews['Error']) {
  const { title, text, ways } = useErrorWords(view)
  return (
    <section className="frame error">
      <p className="error-tower" aria-hidden="true">
        {[...String(view.status)].map((figure, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a figure is told by its place
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
