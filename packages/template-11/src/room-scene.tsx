import type { Product } from '@store/core'
import { imageSet, imageUrl, Link, Price, usePaths } from '@store/template-kit'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { boxOf } from './box.ts'
import { PERSON } from './drawing.ts'
import type { Point, RoomBanner } from './settings.ts'
import { useSizes } from './sizes.ts'
import { useWords } from './words.ts'

/** What pictures of rooms should be like: width by height. */
const RATIO = 0.8
const SIZES = '(min-width: 64rem) 52vw, 100vw'

/**
 * The picture of a room, whole over the left half, with its pieces to be pointed at where they stand. Where the merchant
 * has said how far a piece reaches, its tape is drawn along it, and a person beside it to the same scale.
 */
export function RoomScene(props: {
  readonly banner: RoomBanner & { readonly image: string }
  /** Those its points may be of. */
  readonly products: readonly Product[]
  readonly tape: boolean
  readonly priority?: boolean
}) {
  const { banner, products } = props
  const img = useRef<HTMLImageElement>(null)
  const [ratio, setRatio] = useState(RATIO)
  // Points are said in parts of the picture, so its frame has its form; a picture may have come before React did.
  const measure = () => {
    const { naturalWidth = 0, naturalHeight = 0 } = img.current ?? {}
    if (naturalWidth > 0 && naturalHeight > 0) setRatio(naturalWidth / naturalHeight)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture has another form
  useEffect(measure, [banner.image])
  const points = banner.points.flatMap((point) => {
    const product = products.find(({ slug }) => isAddressOf(slug, point.slug))
    return product ? [{ point, product }] : []
  })
  const [first] = points
  return (
    <div className="room" style={{ '--ratio': Math.round(ratio * 1000) / 1000 } as CSSProperties}>
      <picture>
        {banner.mobileImage && (
          <source
            media="(max-width: 47.99rem)"
            srcSet={imageSet(banner.mobileImage) ?? banner.mobileImage}
            sizes="100vw"
          />
        )}
        <img
          ref={img}
          src={imageUrl(banner.image, 1080)}
          srcSet={imageSet(banner.image)}
          sizes={SIZES}
          alt=""
          loading={props.priority ? 'eager' : 'lazy'}
          {...(props.priority ? { fetchpriority: 'high' } : {})}
          style={banner.focus ? { objectPosition: banner.focus } : undefined}
          onLoad={measure}
        />
      </picture>
      {props.tape && first?.point.box && (
        <RoomTape
          edges={first.point.box}
          others={points.slice(1).map(({ point }) => point.x)}
          product={first.product}
          ratio={ratio}
        />
      )}
      {points.map(({ point, product }) => (
        <Hotspot key={product.id} point={point} product={product} />
      ))}
    </div>
  )
}

/** An address ends with the product's number; merchants may write it with or without. */
const isAddressOf = (slug: string, written: string) => slug === written || slug.replace(/-\d+$/, '') === written

/** A ring where a piece stands; pointed at, focused or touched it says what it is and what it costs. */
function Hotspot({ point, product }: { readonly point: Point; readonly product: Product }) {
  const t = useWords()
  const paths = usePaths()
  const sizes = useSizes()
  const line = sizes.line(product, false)
  return (
    <div
      className="spot"
      data-turned={point.x > 50 ? '' : undefined}
      style={{ left: `${point.x}%`, top: `${point.y}%` }}
    >
      <Link href={paths.product(product)} className="spot-ring" aria-label={t('nogal.spot', { name: product.name })} />
      <div className="spot-card">
        <p className="row-name">{product.name}</p>
        <Price product={product} className="price" />
        {line && <p className="muted">{line}</p>}
      </div>
    </div>
  )
}

/**
 * The tape along a piece in its picture, and a person as tall beside it as 1.70 m are there. Its height is drawn on the
 * side where no other piece stands; where both are free, or neither, at the right.
 */
function RoomTape(props: {
  readonly edges: NonNullable<Point['box']>
  /** How far from the left the other pieces stand, in hundredths of the picture's width. */
  readonly others: readonly number[]
  readonly product: Product
  readonly ratio: number
}) {
  const t = useWords()
  const sizes = useSizes()
  const box = boxOf(props.product)
  if (!box) return null
  const [left, top, right, bottom] = props.edges
  // In hundredths of the picture's height, which are as long across as they are high.
  const { ratio } = props
  const centimetre = (bottom - top) / box.height
  const person = PERSON.height * centimetre
  const wide = (PERSON.width * centimetre) / 2 / ratio
  const middle = left - wide - 5
  const atLeft = props.others.some((x) => x > right) && !props.others.some((x) => x < left)
  return (
    <span className="room-tape" aria-hidden="true">
      {person < bottom - 4 && middle - wide / 2 > 2 && (
        <span
          className="room-person"
          style={{ left: `${middle - wide / 2}%`, width: `${wide}%`, top: `${bottom - person}%`, height: `${person}%` }}
        >
          <b>{sizes.unit === 'in' ? sizes.size(PERSON.height) : t('nogal.person')}</b>
        </span>
      )}
      <span
        className="rule"
        data-side="width"
        style={{ left: `${left}%`, width: `${right - left}%`, top: `${bottom + 2.5}%` }}
      >
        <b>{sizes.size(box.width)}</b>
      </span>
      <span
        className="rule"
        data-side="height"
        data-turned={atLeft ? '' : undefined}
        style={{ left: `${atLeft ? left - 3.5 : right + 3.5}%`, top: `${top}%`, height: `${bottom - top}%` }}
      >
        <b>{sizes.figure(box.height)}</b>
      </span>
    </span>
  )
}
