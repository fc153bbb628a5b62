import type { Affiliation } from '@store/core'
import type { ReactNode } from 'react'
import { imageUrl } from '../product/image.ts'
import { useShop } from '../shop-context.tsx'

/** A mall, guild or organisation that the shop belongs to (C11): its logo, or its name. */
export function AffiliationSign({ name, logo, height = 40 }: Affiliation & { readonly height?: number }) {
  return logo ? <img src={imageUrl(logo, 160)} alt={name} height={height} loading="lazy" /> : name
}

/** All affiliations under a heading; nothing, not even the heading, where there are none. */
export function AffiliationList(props: {
  /** `null`: heading and list without an element around them. */
  readonly as?: 'section' | 'div' | null
  readonly className?: string
  readonly listClassName?: string
  /** Height of the logos, in pixels. */
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
