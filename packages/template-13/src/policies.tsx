import { POLICY_KINDS } from '@store/core'
import { Link, Prose, type ScreenViews, usePaths } from '@store/template-kit'
import { NoPlays } from './no-plays.tsx'
import { useWords } from './words.ts'

/** R8, R15: one policy with links to the others, or all of them, one slab per topic under a strip of anchors. */
export default function Policies({ policies, kind }: ScreenViews['Policies']) {
  const t = useWords()
  const paths = usePaths()
  const written = POLICY_KINDS.filter((each) => policies[each])
  const shown = kind ? [kind] : written
  return (
    <div className="policies">
      <header className="page-head inset">
        <h1>
          <span className="lean">{kind ? t(`policy.${kind}`) : t('policies.title')}</span>
        </h1>
      </header>
      {written.length > 1 && (
        <nav className="anchors" aria-label={t('policies.contents')}>
          <ul>
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
      {shown.length === 0 && <NoPlays title={t('policies.none')} />}
      {shown.map((each) => (
        <section key={each} id={each} className="slab policy">
          {!kind && <h2>{t(`policy.${each}`)}</h2>}
          {policies[each] && <Prose html={policies[each]} className="prose" />}
        </section>
      ))}
      {kind && (
        <p className="inset">
          <Link href={paths.terms()} className="under">
            {t('policies.all')}
          </Link>
        </p>
      )}
    </div>
  )
}
