import type { Branch } from '@store/core'
import type { ComponentProps, ComponentType } from 'react'
import { type PageLink, usePolicyLinks } from '../catalog/page-links.ts'
import { FooterFold } from '../parts/footer-fold.tsx'
import { useShop, useT } from '../shop-context.tsx'
import { PageItems } from './link-items.tsx'
import { NetworkList, WayList } from './way-list.tsx'
import { useNetworks, useWays } from './ways.tsx'

/** A folded list of a footer: attributes of the fold, the class of its list, and a title other than its usual one. */
type ListFoldProps = Omit<ComponentProps<typeof FooterFold>, 'title' | 'children'> & {
  readonly title?: string
  readonly listClassName?: string
}

/** Pages of the shop under a title; nothing where there are none. */
export function PageFold({
  pages,
  listClassName,
  ...fold
}: ListFoldProps & { readonly title: string; readonly pages: readonly PageLink<string | number>[] }) {
  if (pages.length === 0) return null
  return (
    <FooterFold {...fold}>
      <ul className={listClassName}>
        <PageItems pages={pages} />
      </ul>
    </FooterFold>
  )
}

/** The shop's policies; nothing where it has none. */
export function PolicyFold(fold: ListFoldProps) {
  const t = useT()
  return <PageFold title={t('footer.legal')} {...fold} pages={usePolicyLinks()} />
}

/** The shop's contact links; nothing where it has none. */
export function WayFold({
  listClassName,
  linkClassName,
  ...fold
}: ListFoldProps & { readonly linkClassName?: string }) {
  const t = useT()
  if (useWays().length === 0) return null
  return (
    <FooterFold title={t('nav.contact')} {...fold}>
      <WayList className={listClassName} linkClassName={linkClassName} />
    </FooterFold>
  )
}

/** Links to the shop's social networks; nothing where it has none. */
export function NetworkFold({ listClassName, ...fold }: ListFoldProps) {
  const t = useT()
  if (useNetworks().length === 0) return null
  return (
    <FooterFold title={t('footer.followUs')} {...fold}>
      <NetworkList className={listClassName} />
    </FooterFold>
  )
}

/** The first branches of the shop, each drawn by `Item` as a list item; nothing where it has none. */
export function BranchFold({
  Item,
  most = 2,
  listClassName,
  ...fold
}: ListFoldProps & { readonly Item: ComponentType<{ readonly branch: Branch }>; readonly most?: number }) {
  const t = useT()
  const { branches } = useShop()
  if (branches.length === 0) return null
  return (
    <FooterFold title={t('footer.visitUs')} {...fold}>
      <ul className={listClassName}>
        {branches.slice(0, most).map((branch) => (
          <Item key={branch.id} branch={branch} />
        ))}
      </ul>
    </FooterFold>
  )
}
