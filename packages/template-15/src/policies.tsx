import { AllPolicies, PolicyContents, Prose, type ScreenViews, usePolicyPages } from '@store/template-kit'
import { EmptyState } from './empty-state.tsx'
import { useWords } from './words.ts'

/** R8, R15: one policy with links to the others, or all of them, in two columns. */
export default function Policies(view: ScreenViews['Policies']) {
  const t = useWords()
  const { title, contents, shown, all } = usePolicyPages(view)
  return (
    <div className="frame policies">
      <header className="page-head">
        <h1>{title}</h1>
        <PolicyContents contents={contents} listClassName="line-of-links" />
      </header>
      {shown.length === 0 && <EmptyState title={t('policies.none')} />}
      {shown.map(({ key, title: heading, html }) => (
        <section key={key} id={key} className="policy">
          {heading && <h2>{heading}</h2>}
          <Prose html={html} className="prose columns" />
        </section>
      ))}
      <AllPolicies all={all} className="under" />
    </div>
  )
}
