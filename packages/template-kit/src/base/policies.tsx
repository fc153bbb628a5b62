import { usePolicyPages } from '../commerce/policy-pages.ts'
import { Link } from '../host.tsx'
import { Prose } from '../parts/prose.tsx'
import { useT } from '../shop-context.tsx'
import type { ScreenViews } from '../template.ts'

/** R8, R15: one policy with links to the others, or all of them one under another. */
export default function Policies(view: ScreenViews['Policies']) {
  const t = useT()
  const { title, contents, shown, all } = usePolicyPages(view)
  return (
    <div className="frame policies">
      <h1>{title}</h1>
      {contents.length > 0 && (
        <nav aria-label={t('policies.contents')}>
          <ul className="policy-links">
            {contents.map(({ key, name, link }) => (
              <li key={key}>
                <Link {...link}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {shown.length === 0 && <p className="empty">{t('policies.none')}</p>}
      {shown.map(({ key, title: heading, html }) => (
        <section key={key} id={key}>
          {heading && <h2>{heading}</h2>}
          <Prose html={html} />
        </section>
      ))}
      {all && <Link href={all.href}>{all.name}</Link>}
    </div>
  )
}
