import { Link, Prose, type ScreenViews, usePolicyPages } from '@store/template-kit'
import { OpenBox } from './open-box.tsx'
import { useWords } from './words.ts'

/** R8, R15: one policy with links to the others, or all of them. A plain white block, large headings, and no play. */
export default function Policies(view: ScreenViews['Policies']) {
  const t = useWords()
  const { title, contents, shown, all } = usePolicyPages(view)
  return (
    <div className="frame policies">
      <header className="page-head">
        <h1>{title}</h1>
        {contents.length > 0 && (
          <nav aria-label={t('policies.contents')}>
            <ul className="chips">
              {contents.map(({ key, name, link }) => (
                <li key={key}>
                  <Link {...link} className="chip">
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </header>
      {shown.length === 0 && <OpenBox title={t('policies.none')} />}
      {shown.map(({ key, title: heading, html }) => (
        <section key={key} id={key} className="block policy">
          {heading && <h2>{heading}</h2>}
          <Prose html={html} className="prose" />
        </section>
      ))}
      {all && (
        <Link href={all.href} className="text-link">
          {all.name}
        </Link>
      )}
    </div>
  )
}
