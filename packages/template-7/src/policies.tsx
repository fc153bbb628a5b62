import type { ScreenViews } from '@store/template-kit'
import { Disclosure, Link, Prose, usePolicyPages } from '@store/template-kit'
import { EmptyState } from './empty-state.tsx'
import { useWords } from './words.ts'

/** R8, R15: one policy as a page, or all of them, each in a `<details>`. */
export default function Policies(view: ScreenViews['Policies']) {
  const t = useWords()
  const { title, contents, shown, all } = usePolicyPages(view)
  return (
    <div className="policies">
      <header className="page-head">
        <h1>{title}</h1>
      </header>
      {shown.length === 0 && <EmptyState text={t('policies.none')} />}
      {shown.map(({ key, title: question, html }, index) =>
        question === null ? (
          <Prose key={key} html={html} />
        ) : (
          <div key={key} id={key}>
            <Disclosure summary={<h2>{question}</h2>} className="fold" open={index === 0}>
              <Prose html={html} />
            </Disclosure>
          </div>
        ),
      )}
      {all && (
        <nav aria-label={t('policies.contents')}>
          <ul className="chips">
            {contents.map(({ key, name, link }) => (
              <li key={key}>
                <Link {...link} className="chip">
                  {name}
                </Link>
              </li>
            ))}
            <li>
              <Link href={all.href} className="chip" data-tone="plain">
                {all.name}
              </Link>
            </li>
          </ul>
        </nav>
      )}
    </div>
  )
}
