import { AllPolicies, Link, Prose, type ScreenViews, usePolicyPages } from '@store/template-kit'
import { EmptyState } from './empty-state.tsx'
import { useWords } from './words.ts'

/** R8, R15: policies with numbered sections; their table of contents is below the navigation. */
export default function Policies(view: ScreenViews['Policies']) {
  const t = useWords()
  const { title, contents, shown, all } = usePolicyPages(view)
  return (
    <div className="catalog policies frame">
      <header className="list-head">
        <h1>{title}</h1>
      </header>
      {contents.length > 0 && (
        <nav className="second" aria-label={t('policies.contents')}>
          <ol className="second-body contents">
            {contents.map(({ key, name, link }) => (
              <li key={key}>
                <Link {...link} className="entry">
                  {name}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className="list clauses">
        {shown.length === 0 && <EmptyState title={t('policies.none')} />}
        {shown.map(({ key, title: heading, html }, index) => (
          <section key={key} id={key} className="clause">
            {heading && (
              <h2>
                <span className="clause-number" aria-hidden="true">
                  {index + 1}.
                </span>
                {heading}
              </h2>
            )}
            <Prose html={html} className="prose" />
          </section>
        ))}
        <AllPolicies all={all} className="under" />
      </div>
    </div>
  )
}
