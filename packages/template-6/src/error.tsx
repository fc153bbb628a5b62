import { Link, type ScreenViews, useErrorWords } from '@store/template-kit'
import { StatusSheet } from './status-sheet.tsx'
import { useWords } from './words.ts'

/** A datasheet of what went wrong: code, state, action (E1 for 404, E2 for all else). */
export default function ErrorScreen(view: ScreenViews['Error']) {
  const t = useWords()
  const { isMissing, title, text, ways } = useErrorWords(view)
  return (
    <StatusSheet
      title={title}
      rows={[
        { name: t('volt.code'), value: <b className="error-code">{view.status}</b> },
        {
          name: t('volt.status'),
          value: (
            <>
              <p>
                <b>{t(isMissing ? 'volt.notFound' : 'volt.serverError')}</b>
              </p>
              <p>{text}</p>
            </>
          ),
        },
        {
          name: t('volt.action'),
          value: (
            <p className="deal-links">
              {ways.map(({ key, isQuiet, link }) => (
                <Link key={key} {...link} className="button" data-tone={isQuiet ? 'quiet' : undefined} />
              ))}
            </p>
          ),
        },
      ]}
    />
  )
}
