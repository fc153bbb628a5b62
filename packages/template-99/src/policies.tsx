import { Link, Prose, type ScreenViews, usePolicyPages } from '@store/template-kit'
import { Bubble } from './bubble.tsx'
import { useWords } from './words.ts'

/** R8, R15: one policy, or all of them, with links to each above. */
export default function Policies(view: ScreenViews['Policies']) {
  const t = useWords()
  const { title, contents, shown, all } = usePolicyPages(view)
  return (
    <div className="thread">
      <Bubble as="h1" from="you" className="question">
        {title}
      </Bubble>
      {contents.length > 0 && (
        <nav className="topics" aria-label={t('policies.contents')}>
          <ul>
            {contents.map(({ key, name, link }) => (
              <li key={key}>
                <Link {...link} className="chip">
                  {name}
                </Link>
              </li>
            ))}
            {all && (
              <li>
                <Link href={all.href} className="chip">
                  {all.name}
                </Link>
              </li>
            )}
          </ul>
        </nav>
      )}
      {shown.length === 0 && <Bubble>{t('policies.none')}</Bubble>}
      {shown.map(({ key, title: heading, html }) => (
        <section key={key} id={key} className="bubble long" data-from="shop">
          <div className="long-words">
            {heading && <h2>{heading}</h2>}
            <Prose html={html} />
          </div>
        </section>
      ))}
    </div>
  )
}
