import type { Product } from '@store/core'
import { imageSet, imageUrl, Link, Price, useBannerMarks, useMark, usePaths } from '@store/template-kit'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { boxOf } from '../parts/box.ts'
import { PERSON } from '../parts/drawing.ts'
import { useSizes } from '../parts/sizes.ts'
import type { Point, RoomBanner, Settings } from '../settings.ts'
import { useWords } from '../words.ts'
import { isAt } from './home-pieces.ts'

/** The recommended ratio of a room's picture: width divided by height. */
const RATIO = 0.8
const SIZES = '(min-width: 64rem) 52vw, 100vw'

/**
 * A picture of a room over the whole left half, with points at its products. Where the merchant has given a product's
 * outline, a ruler is drawn along it, and a person beside it at the same scale.
 */
export function RoomScene(props: {
  readonly banner: RoomBanner & { readonly image: string }
  /** Its place in `banners`. */
  readonly at: number
  /** The products that points can name. */
  readonly products: readonly Product[]
  readonly tape: boolean
  readonly priority?: boolean
}) {
  const { banner, at, products } = props
  const marks = useBannerMarks()(at)
  const img = useRef<HTMLImageElement>(null)
  const [ratio, setRatio] = useState(RATIO)
  // Points are placed in percent of the picture, so the frame needs its ratio. The picture may have loaded before React
  // started.
  const measure = () => {
    const { naturalWidth = 0, naturalHeight = 0 } = img.current ?? {}
    if (naturalWidth > 0 && naturalHeight > 0) setRatio(naturalWidth / naturalHeight)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture has another ratio
  useEffect(measure, [banner.image])
  const points = banner.points.flatMap((point, index) => {
    const product = products.find((each) => isAt(each, point.slug))
    return product ? [{ point, product, index }] : []
  })
  const [first] = points
  return (
    <div className="room" style={{ '--ratio': Math.round(ratio * 1000) / 1000 } as CSSProperties}>
      <picture {...marks.picture}>
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
      {points.map(({ point, product, index }) => (
        <Hotspot key={product.id} point={point} product={product} at={`banners.${at}.points.${index}`} />
      ))}
    </div>
  )
}

/** A ring at a product. On hover, focus or touch it shows the name and the price. */
function Hotspot(props: {
  readonly point: Point
  readonly product: Product
  readonly at: `banners.${number}.points.${number}`
}) {
  const { point, product, at } = props
  const t = useWords()
  const paths = usePaths()
  const sizes = useSizes()
  const mark = useMark<Settings>()
  const line = sizes.line(product, false)
  return (
    <div
      className="spot"
      {...mark(`${at}.x`, `${at}.y`, `${at}.slug`, `${at}.box`)}
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
 * A ruler along a product in the picture of a room, and a person of 1.70 m at the same scale. The ruler for the height
 * is at the side without other products; if both sides are free, or neither, at the right.
 */
function RoomTape(props: {
  readonly edges: NonNullable<Point['box']>
  /** The x positions of the other products, in percent of the picture's width. */
  readonly others: readonly number[]
  readonly product: Product
  readonly ratio: number
}) {
  const t = useWords()
  const sizes = useSizes()
  const box = boxOf(props.product)
  if (!box) return null
  const [left, top, right, bottom] = props.edges
  // Coordinates are in percent of the picture's height on both axes, so that a unit is square.
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
