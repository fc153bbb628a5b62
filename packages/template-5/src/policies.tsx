import { AllPolicies, Link, Prose, type ScreenViews, usePolicyPages, useShop } from '@store/template-kit'
import { PageNumber } from './page-number.tsx'
import { pageNumbersFor } from './page-numbers.ts'
import { useWords } from './words.ts'

/** R8, R15: one policy, or all of them one below the other. Two columns of text, sections numbered. */
export default function Policies(view: ScreenViews['Policies']) {
  const { categories } = useShop()
  const t = useWords()
  const { title, contents, shown, all } = usePolicyPages(view)
  const page = pageNumbersFor(categories).policies
  const at = contents.findIndex(({ key }) => key === view.kind)
  return (
    <div className="policies columns">
      <header className="page-head">
        <h1 className="display">{title}</h1>
        <PageNumber page={view.kind ? page + 1 + Math.max(0, at) : page} />
      </header>
      {contents.length > 0 && (
        <nav aria-label={t('policies.contents')} className="policy-contents">
          <ol>
            {contents.map(({ key, name, link }, index) => (
              <li key={key}>
                <Link {...link} className="word">
                  <span>{name}</span>
                  <PageNumber page={page + 1 + index} />
                </Link>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {shown.length === 0 && (
        <div className="blank-page">
          <p className="h1">{t('policies.none')}</p>
        </div>
      )}
      <div className="policy-list">
        {shown.map(({ key, title: heading, html }) => (
          <section key={key} id={key} className="policy">
            {heading && (
              <header className="policy-head">
                <h2 className="h2">{heading}</h2>
                <PageNumber page={page + 1 + shown.findIndex((each) => each.key === key)} />
              </header>
            )}
            <Prose html={html} className="prose clauses" />
          </section>
        ))}
        <AllPolicies all={all} className="word underlined" />
      </div>
    </div>
  )
}
