import { Link, Prose, type ScreenViews, usePolicyPages } from '@store/template-kit'
import { Unlit } from './unlit.tsx'
import { useWords } from './words.ts'

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const

/** R8, R15: one policy with the way to the others, or all of them under roman numerals. */
export default function Policies(view: ScreenViews['Policies']) {
  const t = useWords()
  const { title, contents, shown, all } = usePolicyPages(view)
  return (
    <div className="frame policies">
      <header className="catalog-head">
        <h1>{title}</h1>
        {contents.length > 0 && (
          <nav aria-label={t('policies.contents')}>
            <ul className="footer-line">
              {contents.map(({ key, name, link }) => (
                <li key={key}>
                  <Link {...link}>{name}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </header>
      {shown.length === 0 && <Unlit title={t('policies.none')} />}
      {shown.map(({ key, title: heading, html }, index) => (
        <section key={key} id={key} className="policy">
          {heading && (
            <h2>
              <span className="roman" aria-hidden="true">
                {ROMAN[index]}
              </span>
              {heading}
            </h2>
          )}
          <Prose html={html} className="prose" />
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
