import { Link, Prose, type ScreenViews, usePolicyPages, useShop } from '@store/template-kit'
import { EmptyTable } from './empty-table.tsx'
import { useWords } from './words.ts'

/** R8, R15: table of contents at the left, sections at the right. */
export default function Policies(view: ScreenViews['Policies']) {
  const t = useWords()
  const { shop } = useShop()
  const { title, contents, shown, all } = usePolicyPages(view)
  return (
    <div className="frame policies-page">
      <header className="page-head">
        <h1>{title}</h1>
        <p className="muted">{shop.name}</p>
      </header>
      {shown.length === 0 ? (
        <EmptyTable title={t('policies.none')} />
      ) : (
        <div className="article" data-contents="">
          {(contents.length > 0 || all) && (
            <nav className="contents" aria-label={t('policies.contents')}>
              <ol>
                {contents.map(({ key, name, link }) => (
                  <li key={key}>
                    <Link {...link}>{name}</Link>
                  </li>
                ))}
                {all && (
                  <li>
                    <Link href={all.href}>{all.name}</Link>
                  </li>
                )}
              </ol>
            </nav>
          )}
          <div className="article-text">
            {shown.map(({ key, title: heading, html }) => (
              <section key={key} id={key} className="clause">
                {heading && <h2>{heading}</h2>}
                <Prose html={html} />
              </section>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}
