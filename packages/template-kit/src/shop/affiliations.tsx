import type { Affiliation } from '@store/core'
import type { ReactNode } from 'react'
import { imageUrl } from '../product/image.ts'
import { useShop } from '../shop-context.tsx'

/** The sign of a mall, a guild, an organisation the shop belongs to (C11): its logo, or its name. */
export function AffiliationSign({ name, logo, height = 40 }: Affiliation & { readonly height?: number }) {
  return logo ? <img src={imageUrl(logo, 160)} alt={name} height={height} loading="lazy" /> : name
}

/** The signs of all that the shop belongs to, under their heading; nothing, not even that, in a shop on its own. */
export function AffiliationList(props: {
  /** `null`: heading and list alone, in a frame that is there already. */
  readonly as?: 'section' | 'div' | null
  readonly className?: string
  readonly listClassName?: string
  /** Of a logo. */
  readonly height?: number
  readonly 'aria-labelledby'?: string
  /** The heading. */
  readonly children: ReactNode
}) {
  const { as: Frame = 'section', listClassName, height, children, ...frame } = props
  const { affiliations } = useShop()
  if (affiliations.length === 0) return null
  const list = (
    <>
      {children}
      <ul className={listClassName}>
        {affiliations.map((affiliation) => (
          <li key={affiliation.id}>
            <AffiliationSign {...affiliation} height={height} />
          </li>
        ))}
      </ul>
    </>
  )
  return Frame ? <Frame {...frame}>{list}</Frame> : list
}
