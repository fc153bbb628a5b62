import { POLICY_KINDS } from '@store/core'
import { Link, Prose, type ScreenViews, usePaths } from '@store/template-kit'
import { Bubble } from './bubble.tsx'
import { useWords } from './words.ts'

/** R8, R15: long bubbles under a row of chips; one policy, or all of them. */
export default function Policies({ policies, kind }: ScreenViews['Policies']) {
  const t = useWords()
  const paths = usePaths()
  const written = POLICY_KINDS.filter((each) => policies[each])
  const shown = kind ? [kind] : written
  return (
    <div className="thread">
      <Bubble as="h1" from="you" className="question">
        {kind ? t(`policy.${kind}`) : t('policies.title')}
      </Bubble>
      {written.length > 1 && (
        <nav className="topics" aria-label={t('policies.contents')}>
          <ul>
            {written.map((each) => (
              <li key={each}>
                <Link
                  href={kind ? paths.policy(each) : `#${each}`}
                  className="chip"
                  aria-current={each === kind ? 'page' : undefined}
                >
                  {t(`policy.${each}`)}
                </Link>
              </li>
            ))}
            {kind && (
              <li>
                <Link href={paths.terms()} className="chip">
                  {t('policies.all')}
                </Link>
              </li>
            )}
          </ul>
        </nav>
      )}
      {shown.length === 0 && <Bubble>{t('policies.none')}</Bubble>}
      {shown.map((each) => (
        <section key={each} id={each} className="bubble long" data-from="shop">
          <div className="long-words">
            {!kind && <h2>{t(`policy.${each}`)}</h2>}
            {policies[each] ? <Prose html={policies[each]} /> : <p>{t('policies.none')}</p>}
          </div>
        </section>
      ))}
    </div>
  )
}
