import { POLICY_KINDS } from '@store/core'
import { Link, Prose, type ScreenViews, usePaths } from '@store/template-kit'
import { BareShelf } from './bare-shelf.tsx'
import { useWords } from './words.ts'

/** R8, R15: numbered clauses; their contents go on where the index ends. */
export default function Policies({ policies, kind }: ScreenViews['Policies']) {
  const t = useWords()
  const paths = usePaths()
  const written = POLICY_KINDS.filter((each) => policies[each])
  const shown = kind ? [kind] : written
  return (
    <div className="catalog policies frame">
      <header className="list-head">
        <h1>{kind ? t(`policy.${kind}`) : t('policies.title')}</h1>
      </header>
      {written.length > 1 && (
        <nav className="second" aria-label={t('policies.contents')}>
          <ol className="second-body contents">
            {written.map((each) => (
              <li key={each}>
                <Link
                  href={kind ? paths.policy(each) : `#${each}`}
                  className="entry"
                  aria-current={each === kind ? 'page' : undefined}
                >
                  {t(`policy.${each}`)}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className="list clauses">
        {shown.length === 0 && <BareShelf title={t('policies.none')} />}
        {shown.map((each, index) => (
          <section key={each} id={each} className="clause">
            {!kind && (
              <h2>
                <span className="clause-number" aria-hidden="true">
                  {index + 1}.
                </span>
                {t(`policy.${each}`)}
              </h2>
            )}
            {policies[each] && <Prose html={policies[each]} className="prose" />}
          </section>
        ))}
        {kind && (
          <Link href={paths.terms()} className="under">
            {t('policies.all')}
          </Link>
        )}
      </div>
    </div>
  )
}
