import { Link, type ScreenViews, useErrorWords } from '@store/template-kit'
import { StatusSheet } from './status-sheet.tsx'
import { useWords } from './words.ts'

/** E1 (404) and E2 (everything else): code, what happened and what to do, as rows of facts. */
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
