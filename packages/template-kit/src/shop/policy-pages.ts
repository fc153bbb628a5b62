import { POLICY_KINDS, type PolicyKind, type SafeHtml } from '@store/core'
import type { ScreenViews } from '../design.ts'
import { usePaths, useT } from '../shop-context.tsx'

/** The policies of a page (R8, R15): one with links to the others, or all of them with links down to each. */
export function usePolicyPages({ policies, kind }: ScreenViews['Policies']): {
  readonly title: string
  /** `<Link {...link}>`; empty where there is nothing to choose from. */
  readonly contents: readonly {
    readonly key: PolicyKind
    readonly name: string
    readonly link: { readonly href: string; readonly 'aria-current': 'page' | undefined }
  }[]
  /** `title`: null where the page is called by it. Empty where what is asked for is not written. */
  readonly shown: readonly { readonly key: PolicyKind; readonly title: string | null; readonly html: SafeHtml }[]
  /** From one to all. */
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
