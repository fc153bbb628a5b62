import { POLICY_KINDS } from '@store/core'
import { Link, Prose, type ScreenViews, usePaths } from '@store/template-kit'
import { Bare } from './bare.tsx'
import { useWords } from './words.ts'

/** R8, R15: one policy with the way to the others, or all of them, in two columns. */
export default function Policies({ policies, kind }: ScreenViews['Policies']) {
  const t = useWords()
  const paths = usePaths()
  const written = POLICY_KINDS.filter((each) => policies[each])
  const shown = kind ? [kind] : written
  return (
    <div className="frame policies">
      <header className="page-head">
        <h1>{kind ? t(`policy.${kind}`) : t('policies.title')}</h1>
        {written.length > 1 && (
          <nav aria-label={t('policies.contents')}>
            <ul className="line-of-links">
              {written.map((each) => (
                <li key={each}>
                  <Link href={kind ? paths.policy(each) : `#${each}`} aria-current={each === kind ? 'page' : undefined}>
                    {t(`policy.${each}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </header>
      {shown.length === 0 && <Bare title={t('policies.none')} />}
      {shown.map((each) => (
        <section key={each} id={each} className="policy">
          {!kind && <h2>{t(`policy.${each}`)}</h2>}
          {policies[each] && <Prose html={policies[each]} className="prose columns" />}
        </section>
      ))}
      {kind && (
        <Link href={paths.terms()} className="under">
          {t('policies.all')}
        </Link>
      )}
    </div>
  )
}
