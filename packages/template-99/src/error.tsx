import { Link, type ScreenViews, useErrorWords } from '@store/template-kit'
import { Bubble } from './bubble.tsx'
import { useWords } from './words.ts'

/** E1 (404) and E2 (everything else). */
export default function ErrorScreen(view: ScreenViews['Error']) {
  const t = useWords()
  const { title, text, ways } = useErrorWords(view)
  return (
    <div className="thread">
      <div className="undelivered">
        <Bubble as="h1" from="you">
          {title}
        </Bubble>
        <p className="undelivered-mark">
          <span aria-hidden="true">!</span> {t('charla.undelivered', { status: view.status })}
        </p>
      </div>
      <Bubble>{text}</Bubble>
      <ul className="chips error-actions">
        {ways.map(({ key, isQuiet, link }) => (
          <li key={key}>
            <Link {...link} className="button" data-tone={isQuiet ? 'quiet' : undefined} />
          </li>
        ))}
      </ul>
    </div>
  )
}
