import { Disclosure, Link, Prose, type ScreenViews, usePolicyPages } from '@store/template-kit'
import { EmptyState } from './empty-state.tsx'
import { useWords } from './words.ts'

/** R8, R15: all policies, each in a `<details>`; or one policy, open. */
export default function Policies(view: ScreenViews['Policies']) {
  const t = useWords()
  const { title, contents, shown, all } = usePolicyPages(view)
  return (
    <div className="sheet-page">
      <h1>{title}</h1>
      {shown.map(({ key, title: heading, html }, index) =>
        heading ? (
          <section key={key} id={key} className="rule">
            <Disclosure summary={<h2>{heading}</h2>} className="fold" open={index === 0}>
              <Prose html={html} className="prose" />
            </Disclosure>
          </section>
        ) : (
          <Prose key={key} html={html} className="prose" />
        ),
      )}
      {shown.length === 0 && <EmptyState title={t('policies.none')} />}
      {all && (
        <nav aria-label={t('policies.contents')} className="chips">
          {contents.map(({ key, name, link }) => (
            <Link key={key} {...link} className="chip">
              {name}
            </Link>
          ))}
          <Link href={all.href} className="under">
            {all.name}
          </Link>
        </nav>
      )}
    </div>
  )
}
