import { POLICY_KINDS } from '@store/core'
import { Disclosure, Link, Prose, type ScreenViews, usePaths } from '@store/template-kit'
import { EmptyPlate } from './empty-plate.tsx'
import { useWords } from './words.ts'

/** R8, R15: the house rules, each folded, so that one finds one's own; a rule that was asked for lies open, alone. */
export default function Policies({ policies, kind }: ScreenViews['Policies']) {
  const t = useWords()
  const paths = usePaths()
  const written = POLICY_KINDS.flatMap((each) => {
    const html = policies[each]
    return html ? [{ each, html }] : []
  })
  const asked = kind === null ? null : policies[kind]
  return (
    <div className="sheet-page">
      <h1>{t(kind === null ? 'policies.title' : `policy.${kind}`)}</h1>
      {kind === null
        ? written.map(({ each, html }, index) => (
            <section key={each} id={each} className="rule">
              <Disclosure summary={<h2>{t(`policy.${each}`)}</h2>} className="fold" open={index === 0}>
                <Prose html={html} className="prose" />
              </Disclosure>
            </section>
          ))
        : asked && <Prose html={asked} className="prose" />}
      {(kind === null ? written.length === 0 : !asked) && <EmptyPlate title={t('policies.none')} />}
      {kind !== null && (
        <nav aria-label={t('policies.contents')} className="chips">
          {written.map(({ each }) => (
            <Link
              key={each}
              href={paths.policy(each)}
              className="chip"
              aria-current={each === kind ? 'page' : undefined}
            >
              {t(`policy.${each}`)}
            </Link>
          ))}
          <Link href={paths.terms()} className="under">
            {t('policies.all')}
          </Link>
        </nav>
      )}
    </div>
  )
}
