import { imageUrl, useShop } from '@store/template-kit'
import type { CSSProperties, ReactNode } from 'react'
import { mastheadFor } from './masthead.ts'

/**
 * The page of a locked or closed shop: the shop's name, optionally a picture, and a band of paper across it that holds
 * `children`.
 */
export function Sealed(props: {
  readonly title: string
  readonly picture?: string | null
  /** Custom properties with the colours of the band. */
  readonly colors?: Readonly<Record<string, string>>
  readonly children: ReactNode
}) {
  const { name } = useShop().shop
  const { rows, chars } = mastheadFor(name)
  return (
    <section className="sealed" style={{ '--chars': chars, '--rows': rows.length, ...props.colors } as CSSProperties}>
      <p className="sealed-masthead" aria-hidden="true">
        {rows.map((row) => (
          <span key={row}>{row} </span>
        ))}
      </p>
      {props.picture && <img className="sealed-picture" src={imageUrl(props.picture, 800)} alt="" />}
      <div className="sealed-band">
        <h1 className="h1">{props.title}</h1>
        {props.children}
      </div>
    </section>
  )
}
