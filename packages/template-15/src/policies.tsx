import { Link, Prose, type ScreenViews, usePolicyPages } from '@store/template-kit'
import { Bare } from './bare.tsx'
import { useWords } from './words.ts'

/** R8, R15: one policy with the way to the others, or all of them, in two columns. */
export default function Policies(view: ScreenViews['Policies']) {
  const t = useWords()
  const { title, contents, shown, all } = usePolicyPages(view)
  return (
    <div className="frame policies">
      <header className="page-head">
        <h1>{title}</h1>
        {contents.length > 0 && (
          <nav aria-label={t('policies.contents')}>
            <ul className="line-of-links">
              {contents.map(({ key, name, link }) => (
                <li key={key}>
                  <Link {...link}>{name}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </header>
      {shown.length === 0 && <Bare title={t('policies.none')} />}
      {shown.map(({ key, title: heading, html }) => (
        <section key={key} id={key} className="policy">
          {heading && <h2>{heading}</h2>}
          <Prose html={html} className="prose columns" />
        </section>
      ))}
      {all && (
        <Link href={all.href} className="under">
          {all.name}
        </Link>
      )}
    </div>
  )
}
