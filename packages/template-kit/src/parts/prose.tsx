import type { SafeHtml } from '@store/core'
import { mountedAt } from '../paths.ts'
import { useShop } from '../shop-context.tsx'

/**
 * Formatted text of a merchant: descriptions, policies, articles. `SafeHtml` was sanitised when it was decoded. Links to pages
 * of the shop get the shop's mount as prefix (R10–R15).
 */
export function Prose({ html, className = 'prose' }: { readonly html: SafeHtml; readonly className?: string }) {
  const { mount } = useShop()
  const mounted = html.replace(/(<a [^>]*?href=")([^"]*)/g, (_, start, href) => start + mountedAt(mount, href))
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the type says that it has been sanitised
  return <div className={className} dangerouslySetInnerHTML={{ __html: mounted }} />
}
