import { Link, PolicyContents, Prose, type ScreenViews, usePolicyPages } from '@store/template-kit'
import { EmptyState } from './empty-state.tsx'
import { useWords } from './words.ts'

/** R8, R15: one policy with links to the others, or all of them, with links to each at the top. */
export default function Policies(view: ScreenViews['Policies']) {
  const t = useWords()
  const { title, contents, shown, all } = usePolicyPages(view)
  return (
    <div className="policies">
      <header className="page-head inset">
        <h1>
          <span className="lean">{title}</span>
        </h1>
      </header>
      <PolicyContents contents={contents} className="anchors" />
      {shown.length === 0 && <EmptyState title={t('policies.none')} />}
      {shown.map(({ key, title: heading, html }) => (
        <section key={key} id={key} className="slab policy">
          {heading && <h2>{heading}</h2>}
          <Prose html={html} className="prose" />
        </section>
      ))}
      {all && (
        <p className="inset">
          <Link href={all.href} className="under">
            {all.name}
          </Link>
        </p>
      )}
    </div>
  )
}
