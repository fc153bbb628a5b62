import type { SafeHtml } from '@store/core'
import { mountedAt } from '../paths.ts'
import { useShop } from '../shop-context.tsx'

/**
 * What a merchant wrote with marks: descriptions, policies, articles. `SafeHtml` was cleaned on the way in. Its links to
 * pages of the shop lead there wherever the shop is mounted (R10–R15).
 */
export function Prose({ html, className = 'prose' }: { readonly html: SafeHtml; readonly className?: string }) {
  const { mount } = useShop()
  const here = html.replace(/(<a [^>]*?href=")([^"]*)/g, (_, start, href) => start + mountedAt(mount, href))
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the type says that it has been sanitised
  return <div className={className} dangerouslySetInnerHTML={{ __html: here }} />
}
