import { previewMount, uncrawledPaths } from '@store/core'

/** Paths that belong to no shop: previews of templates (R9), and of drafts. */
const PREVIEWS = ['/template', previewMount('')]

/** `sitemap`: its absolute URL; null for a shop that publishes nothing. */
export function robots(sitemap: string | null): string {
  const rules = [
    'User-agent: *',
    ...[...uncrawledPaths(), ...PREVIEWS].map((path) => `Disallow: ${path}`),
    ...['q', 'options'].map((name) => `Disallow: /*?*${name}=`),
  ]
  return `${[...rules, ...(sitemap ? ['', `Sitemap: ${sitemap}`] : [])].join('\n')}\n`
}
