import type { ScreenViews } from '@store/template-kit'
import { AllPolicies, PolicyContents, Prose, usePolicyPages, useT } from '@store/template-kit'

/** R8, R15: one policy with links to the others, or all of them on one page. */
export default function Policies(view: ScreenViews['Policies']) {
  const t = useT()
  const { title, contents, shown, all } = usePolicyPages(view)
  return (
    <div className="frame policies">
      <h1>{title}</h1>
      <PolicyContents contents={contents} listClassName="policy-links" />
      {shown.length === 0 && <p className="empty">{t('policies.none')}</p>}
      {shown.map(({ key, title: heading, html }) => (
        <section key={key} id={key}>
          {heading && <h2>{heading}</h2>}
          <Prose html={html} />
        </section>
      ))}
      <AllPolicies all={all} />
    </div>
  )
}
