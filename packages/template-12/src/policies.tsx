import { AllPolicies, PolicyContents, Prose, type ScreenViews, usePolicyPages } from '@store/template-kit'
import { EmptyState } from './empty-state.tsx'
import { useWords } from './words.ts'

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const

/** R8, R15: one policy with links to the others, or all of them with roman numerals. */
export default function Policies(view: ScreenViews['Policies']) {
  const t = useWords()
  const { title, contents, shown, all } = usePolicyPages(view)
  return (
    <div className="frame policies">
      <header className="catalog-head">
        <h1>{title}</h1>
        <PolicyContents contents={contents} listClassName="footer-line" />
      </header>
      {shown.length === 0 && <EmptyState title={t('policies.none')} />}
      {shown.map(({ key, title: heading, html }, index) => (
        <section key={key} id={key} className="policy">
          {heading && (
            <h2>
              <span className="roman" aria-hidden="true">
                {ROMAN[index]}
              </span>
              {heading}
            </h2>
          )}
          <Prose html={html} className="prose" />
        </section>
      ))}
      <AllPolicies all={all} className="under" />
    </div>
  )
}
