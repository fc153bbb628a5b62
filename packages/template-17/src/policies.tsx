import { AllPolicies, Link, Prose, type ScreenViews, usePolicyPages } from '@store/template-kit'
import { Nothing } from './nothing.tsx'
import { useWords } from './words.ts'

/** R8, R15: one column, and a row of anchors over it; of a single policy the row leads to the others. */
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
      {shown.length === 0 && <Nothing title={t('policies.none')} />}
    </>
  )
}
