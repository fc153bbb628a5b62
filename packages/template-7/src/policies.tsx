import { POLICY_KINDS } from '@store/core'
import type { ScreenViews } from '@store/template-kit'
import { Disclosure, Link, Prose, usePaths } from '@store/template-kit'
import { Crate } from './crate.tsx'
import { useWords } from './words.ts'

/** R8, R15: one policy as a page, or all of them as questions that unfold. */
export default function Policies({ policies, kind }: ScreenViews['Policies']) {
  const t = useWords()
  const paths = usePaths()
  const written = POLICY_KINDS.filter((each) => policies[each])
  const html = kind && policies[kind]
  return (
    <div className="policies">
      <header className="page-head">
        <h1>{kind ? t(`policy.${kind}`) : t('policies.title')}</h1>
      </header>
      {written.length === 0 && <Crate text={t('policies.none')} />}
      {kind ? (
        <>
          {html && <Prose html={html} />}
          <nav aria-label={t('policies.contents')}>
            <ul className="chips">
              {written.map((each) => (
                <li key={each}>
                  <Link href={paths.policy(each)} className="chip" aria-current={each === kind ? 'page' : undefined}>
                    {t(`policy.${each}`)}
                  </Link>
                </li>
              ))}
              <li>
                <Link href={paths.terms()} className="chip" data-tone="plain">
                  {t('policies.all')}
                </Link>
              </li>
            </ul>
          </nav>
        </>
      ) : (
        written.map((each, index) => {
          const text = policies[each]
          return (
            text && (
              <div key={each} id={each}>
                <Disclosure summary={<h2>{t(`policy.${each}`)}</h2>} className="fold" open={index === 0}>
                  <Prose html={text} />
                </Disclosure>
              </div>
            )
          )
        })
      )}
    </div>
  )
}
