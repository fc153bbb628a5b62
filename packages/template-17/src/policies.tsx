import { AllPolicies, Link, Prose, type ScreenViews, usePolicyPages } from '@store/template-kit'
import { EmptyState } from './empty-state.tsx'
import { useWords } from './words.ts'

/** R8, R15: policies in one column, with links to each above; of a single policy, with links to the others. */
export default function Policies(view: ScreenViews['Policies']) {
  const t = useWords()
  const { title, contents, shown, all } = usePolicyPages(view)
  return (
    <>
      <header className="head">
        <h1>{title}</h1>
      </header>
      {contents.length > 0 && (
        <nav className="anchors" aria-label={t('policies.contents')}>
          {contents.map(({ key, name, link }) => (
            <Link key={key} {...link}>
              {name}
            </Link>
          ))}
          <AllPolicies all={all} />
        </nav>
      )}
      {shown.map(({ key, title: heading, html }) => (
        <section key={key} id={key} className="clause">
          {heading && <h2>{heading}</h2>}
          <Prose html={html} className="prose" />
        </section>
      ))}
      {shown.length === 0 && <EmptyState title={t('policies.none')} />}
    </>
  )
}
