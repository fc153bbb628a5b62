import { POLICY_KINDS, type PolicyKind, type SafeHtml } from '@store/core'
import type { ScreenViews } from '../design.ts'
import { usePaths, useT } from '../shop-context.tsx'

/** The policies of a page (R8, R15): one with links to the others, or all of them with fragment links to each. */
export function usePolicyPages({ policies, kind }: ScreenViews['Policies']): {
  readonly title: string
  /** Props of a `<Link>` to each policy; empty where there is one at most. */
  readonly contents: readonly {
    readonly key: PolicyKind
    readonly name: string
    readonly link: { readonly href: string; readonly 'aria-current': 'page' | undefined }
  }[]
  /** `title`: null where it is the page's title. Empty where the shop has not written the requested policy. */
  readonly shown: readonly { readonly key: PolicyKind; readonly title: string | null; readonly html: SafeHtml }[]
  /** The link from the page of a policy to the page of all. */
  readonly all: { readonly name: string; readonly href: string } | null
} {
  const t = useT()
  const paths = usePaths()
  const written = POLICY_KINDS.filter((each) => policies[each])
  return {
    title: kind ? t(`policy.${kind}`) : t('policies.title'),
    contents: (written.length > 1 ? written : []).map((each) => ({
      key: each,
      name: t(`policy.${each}`),
      link: { href: kind ? paths.policy(each) : `#${each}`, 'aria-current': each === kind ? 'page' : undefined },
    })),
    shown: written.flatMap((each) => {
      const html = policies[each]
      const isShown = kind === null || each === kind
      return html && isShown ? [{ key: each, title: kind ? null : t(`policy.${each}`), html }] : []
    }),
    all: kind && { name: t('policies.all'), href: paths.terms() },
  }
}
