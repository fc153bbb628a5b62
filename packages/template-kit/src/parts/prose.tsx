import type { SafeHtml } from '@store/core'

/** What a merchant wrote with marks: descriptions, policies, articles. `SafeHtml` was cleaned on the way in. */
export function Prose({ html, className = 'prose' }: { readonly html: SafeHtml; readonly className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the type says that it has been sanitised
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
