import type { ComponentProps } from 'react'
import { usePolicyLinks } from '../catalog/page-links.ts'
import { FooterFold } from '../parts/footer-fold.tsx'
import { useT } from '../shop-context.tsx'
import { useContactLinks, useNetworks } from './contact-links.tsx'
import { NetworkItems, PageItems, WayItems } from './link-items.tsx'

type GroupProps = Omit<ComponentProps<typeof FooterFold>, 'title' | 'children'> & {
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

/** The shop's contact links as a part of a footer; nothing where it has none. */
export function WayFold({
  title,
  listClassName,
  linkClassName,
  ...fold
}: GroupProps & { readonly title?: string; readonly linkClassName?: string }) {
  const t = useT()
  if (useContactLinks().length === 0) return null
  return (
    <FooterFold title={title ?? t('nav.contact')} {...fold}>
      <ul className={listClassName}>
        <WayItems linkClassName={linkClassName} />
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
