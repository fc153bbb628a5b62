import type { Affiliation } from '@store/core'
import { imageUrl } from './image.ts'

/** The sign of a mall, a guild, an organisation the shop belongs to (C11): its logo, or its name. */
export function AffiliationSign({ name, logo, height = 40 }: Affiliation & { readonly height?: number }) {
  return logo ? <img src={imageUrl(logo, 160)} alt={name} height={height} loading="lazy" /> : name
}
