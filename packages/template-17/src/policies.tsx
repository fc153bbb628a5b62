import { POLICY_KINDS } from '@store/core'
import { Link, Prose, type ScreenViews, usePaths } from '@store/template-kit'
import { Nothing } from './nothing.tsx'
import { useWords } from './words.ts'

/** R8, R15: one column, and a row of anchors over it; of a single policy the row leads to the others. */
export default function Policies({ policies, kind }: ScreenViews['Policies']) {
  const t = useWords()
  const paths = usePaths()
  const written = POLICY_KINDS.flatMap((each) => {
    const html = policies[each]
    return html ? [{ each, html }] : []
  })
  const shown = written.filter(({ each }) => kind === null || each === kind)
  return (
    <>
      <header className="head">
        <h1>{t(kind ? `policy.${kind}` : 'policies.title')}</h1>
      </header>
      {written.length > 1 && (
        <nav className="anchors" aria-label={t('policies.contents')}>
          {written.map(({ each }) => (
            <Link
              key={each}
              href={kind ? paths.policy(each) : `#${each}`}
              aria-current={each === kind ? 'page' : undefined}
            >
              {t(`policy.${each}`)}
            </Link>
          ))}
          {kind && <Link href={paths.terms()}>{t('policies.all')}</Link>}
        </nav>
      )}
      {shown.map(({ each, html }) => (
        <section key={each} id={each} className="clause">
          {!kind && <h2>{t(`policy.${each}`)}</h2>}
          <Prose html={html} className="prose" />
        </section>
      ))}
      {shown.length === 0 && <Nothing title={t('policies.none')} />}
    </>
  )
}
