import type { ComponentProps } from 'react'
import { usePolicyLinks } from '../catalog/page-links.ts'
import { FooterFold } from '../parts/footer-fold.tsx'
import { useT } from '../shop-context.tsx'
import { useNetworks } from './contact-links.tsx'
import { NetworkItems, PageItems } from './link-items.tsx'

export type GroupProps = Omit<ComponentProps<typeof FooterFold>, 'title' | 'children'> & {
  readonly listClassName?: string
}

/** The shop's policies as a part of a footer; nothing where it has none. */
export function PolicyFold({ listClassName, ...fold }: GroupProps) {
  const t = useT()
  const policies = usePolicyLinks()
  if (policies.length === 0) return null
  return (
    <FooterFold title={t('footer.legal')} {...fold}>
      <ul className={listClassName}>
        <PageItems pages={policies} />
      </ul>
    </FooterFold>
  )
}

/** Links to the shop's social networks as a part of a footer; nothing where it has none. */
export function NetworkFold({ listClassName, ...fold }: GroupProps) {
  const t = useT()
  if (useNetworks().length === 0) return null
  return (
    <FooterFold title={t('footer.followUs')} {...fold}>
      <ul className={listClassName}>
        <NetworkItems />
      </ul>
    </FooterFold>
  )
}
