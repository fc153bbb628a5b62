import { POLICY_KINDS } from '@store/core'
import { Link, Prose, type ScreenViews, usePaths, useShop } from '@store/template-kit'
import { EmptyTable } from './empty-table.tsx'
import { useWords } from './words.ts'

/** R8, R15: contents at the left, clauses at the right. */
export default function Policies({ policies, kind }: ScreenViews['Policies']) {
  const t = useWords()
  const paths = usePaths()
  const { shop } = useShop()
  const written = POLICY_KINDS.filter((each) => policies[each])
  const shown = kind ? [kind] : written
  return (
    <div className="frame policies-page">
      <header className="page-head">
        <h1>{kind ? t(`policy.${kind}`) : t('policies.title')}</h1>
        <p className="muted">{shop.name}</p>
      </header>
      {written.length === 0 ? (
        <EmptyTable title={t('policies.none')} />
      ) : (
        <div className="article" data-contents="">
          <nav className="contents" aria-label={t('policies.contents')}>
            <ol>
              {written.map((each) => (
                <li key={each}>
                  <Link href={kind ? paths.policy(each) : `#${each}`} aria-current={each === kind ? 'page' : undefined}>
                    {t(`policy.${each}`)}
                  </Link>
                </li>
              ))}
              {kind && (
                <li>
                  <Link href={paths.terms()}>{t('policies.all')}</Link>
                </li>
              )}
            </ol>
          </nav>
          <div className="article-text">
            {shown.map((each) => (
              <section key={each} id={each} className="clause">
                {!kind && <h2>{t(`policy.${each}`)}</h2>}
                {policies[each] && <Prose html={policies[each]} />}
              </section>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}
