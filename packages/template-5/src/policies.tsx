import { POLICY_KINDS } from '@store/core'
import { Link, Prose, type ScreenViews, usePaths, useT } from '@store/template-kit'

/** R8, R15: one policy with links to the others, or all of them one under another. */
export default function Policies({ policies, kind }: ScreenViews['Policies']) {
  const t = useT()
  const paths = usePaths()
  const written = POLICY_KINDS.filter((each) => policies[each])
  const shown = kind ? [kind] : written
  return (
    <div className="columns policies">
      <h1>{kind ? t(`policy.${kind}`) : t('policies.title')}</h1>
      {written.length > 1 && (
        <nav aria-label={t('policies.contents')}>
          <ul className="policy-links">
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
      {shown.length === 0 && <p className="empty">{t('policies.none')}</p>}
      {shown.map((each) => (
        <section key={each} id={each}>
          {!kind && <h2>{t(`policy.${each}`)}</h2>}
          {policies[each] && <Prose html={policies[each]} />}
        </section>
      ))}
      {kind && <Link href={paths.terms()}>{t('policies.all')}</Link>}
    </div>
  )
}
