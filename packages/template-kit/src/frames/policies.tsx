import { Prose } from '../parts/prose.tsx'
import { usePolicyPages } from '../shop/policy-pages.ts'
import { AllPolicies, PolicyContents } from '../shop/policy-parts.tsx'
import { useT } from '../shop-context.tsx'
import type { Frame } from './parts.ts'

/** R8, R15: one policy with links to the others, or all of them on one page. */
const Policies: Frame<'Policies'> = ({ view, parts }) => {
  const t = useT()
  const { title, contents, shown, all } = usePolicyPages(view)
  const { Page, Empty, PolicyMark } = parts
  return (
    <Page
      kind="policies"
      title={title}
      links={<PolicyContents contents={contents} className="contents" listClassName="links" linkClassName="link" />}
    >
      {shown.length === 0 && <Empty title={t('policies.none')} />}
      {shown.map(({ key, title: heading, html }, index) => (
        <section key={key} id={key} className="policy">
          {heading && (
            <h2>
              <PolicyMark index={index} />
              {heading}
            </h2>
          )}
          <Prose html={html} className="prose" />
        </section>
      ))}
      <AllPolicies all={all} className="link" />
    </Page>
  )
}
export default Policies
