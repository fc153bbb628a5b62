import { POLICY_KINDS } from '@store/core'
import { Link, Prose, type ScreenViews, usePaths, useShop } from '@store/template-kit'
import { foliosFor } from './folio.ts'
import { Folio } from './folio-mark.tsx'
import { useWords } from './words.ts'

/** R8, R15: the small print in two columns, its clauses numbered; one policy alone, or all of them one under another. */
export default function Policies({ policies, kind }: ScreenViews['Policies']) {
  const { categories } = useShop()
  const t = useWords()
  const paths = usePaths()
  const written = POLICY_KINDS.filter((each) => policies[each])
  const shown = kind ? [kind] : written
  const page = foliosFor(categories).policies
  return (
    <div className="policies columns">
      <header className="page-head">
        <h1 className="display">{kind ? t(`policy.${kind}`) : t('policies.title')}</h1>
        <Folio page={kind ? page + 1 + Math.max(0, written.indexOf(kind)) : page} />
      </header>
      {written.length > 1 && (
        <nav aria-label={t('policies.contents')} className="policy-contents">
          <ol>
            {written.map((each, index) => (
              <li key={each}>
                <Link
                  href={kind ? paths.policy(each) : `#${each}`}
                  className="word"
                  aria-current={each === kind ? 'page' : undefined}
                >
                  <span>{t(`policy.${each}`)}</span>
                  <Folio page={page + 1 + index} />
                </Link>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {shown.length === 0 && (
        <div className="blank-page">
          <p className="h1">{t('policies.none')}</p>
        </div>
      )}
      <div className="policy-list">
        {shown.map((each) => (
          <section key={each} id={each} className="policy">
            {!kind && (
              <header className="policy-head">
                <h2 className="h2">{t(`policy.${each}`)}</h2>
                <Folio page={page + 1 + written.indexOf(each)} />
              </header>
            )}
            {policies[each] && <Prose html={policies[each]} className="prose clauses" />}
          </section>
        ))}
        {kind && (
          <Link href={paths.terms()} className="word underlined">
            {t('policies.all')}
          </Link>
        )}
      </div>
    </div>
  )
}
