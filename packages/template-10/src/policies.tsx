import { POLICY_KINDS } from '@store/core'
import { Link, Prose, type ScreenViews, usePaths } from '@store/template-kit'
import { OpenBox } from './open-box.tsx'
import { useWords } from './words.ts'

/** R8, R15: one policy with links to the others, or all of them. A plain white block, large headings, and no play. */
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
            <ul className="chips">
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
            </ul>
          </nav>
        )}
      </header>
      {shown.length === 0 && <OpenBox title={t('policies.none')} />}
      {shown.map((each) => (
        <section key={each} id={each} className="block policy">
          {!kind && <h2>{t(`policy.${each}`)}</h2>}
          {policies[each] && <Prose html={policies[each]} className="prose" />}
        </section>
      ))}
      {kind && (
        <Link href={paths.terms()} className="text-link">
          {t('policies.all')}
        </Link>
      )}
    </div>
  )
}
