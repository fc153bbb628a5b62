import type { PageLink } from '../catalog/page-links.ts'
import { Link } from '../host.tsx'
import { Outside, useContactLinks, useNetworks } from './contact-links.tsx'

/** Links to pages of the shop as list items, for menus and footers. */
export function PageItems({ pages }: { readonly pages: readonly PageLink<string | number>[] }) {
  return pages.map(({ key, name, href }) => (
    <li key={key}>
      <Link href={href}>{name}</Link>
    </li>
  ))
}

/** The shop's contact links as list items. */
export function WayItems({ linkClassName }: { readonly linkClassName?: string }) {
  return useContactLinks().map(({ key, link }) => <li key={key}>{link({ className: linkClassName })}</li>)
}

/** Links to the shop's social networks as list items. */
export function NetworkItems() {
  return useNetworks().map(({ key, name, href }) => (
    <li key={key}>
      <Outside href={href}>{name}</Outside>
    </li>
  ))
}
