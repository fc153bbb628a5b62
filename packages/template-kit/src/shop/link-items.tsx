import type { PageLink } from '../catalog/page-links.ts'
import { Link } from '../host.tsx'
import { Outside, useNetworks, useWays } from './ways.tsx'

/** Pages of the shop, as items of a list that menus and footers draw. */
export function PageItems({ pages }: { readonly pages: readonly PageLink<string | number>[] }) {
  return pages.map(({ key, name, href }) => (
    <li key={key}>
      <Link href={href}>{name}</Link>
    </li>
  ))
}

/** The ways to the shop, as items of a list that may hold more. */
export function WayItems({ linkClassName }: { readonly linkClassName?: string }) {
  return useWays().map(({ key, link }) => <li key={key}>{link({ className: linkClassName })}</li>)
}

/** Where the shop can be followed, as items of a list that may hold more. */
export function NetworkItems() {
  return useNetworks().map(({ key, name, href }) => (
    <li key={key}>
      <Outside href={href}>{name}</Outside>
    </li>
  ))
}
