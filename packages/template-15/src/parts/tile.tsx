import { hasVariants, type Product, percentOffOf, productAvailability } from '@store/core'
import {
  BuyButton,
  BuyForm,
  imageSet,
  imageUrl,
  Link,
  Price,
  QuickViewLink,
  TickIcon,
  useBuyForm,
  usePaths,
  VisuallyHidden,
} from '@store/template-kit'
import type { CSSProperties } from 'react'
import { useWords } from '../words.ts'
import { useClothOf, useEdgeOf } from './cloths.ts'
import { makingOf } from './makers.ts'
import { Monogram, useMaking } from './making.tsx'
import { Photo } from './photo.tsx'
import { ClothCut } from './weave.tsx'

/** A product in a list: photo, name, price, maker, and an edge in a yarn's colour. */
export function Tile(props: {
  readonly product: Product
  readonly sizes: string
  readonly ratio: number
  readonly heading?: 'h2' | 'h3'
  readonly priority?: boolean | undefined
  /** Shows the maker's monogram (`productStyle` 3). */
  readonly withMaker?: boolean
}) {
  const t = useWords()
  const paths = usePaths()
  const clothOf = useClothOf()
  const edgeOf = useEdgeOf()
  const makingText = useMaking()
  const { product, heading: Heading = 'h3' } = props
  const making = makingOf(product.facts)
  const availability = productAvailability(product)
  const off = availability === 'available' ? percentOffOf(product, null) : 0
  const notes = [
    product.condition === 'used' && t('product.condition.used'),
    product.freeShipping && t('product.freeShipping'),
  ].filter(Boolean)
  return (
    <article
      className="tile"
      data-availability={availability}
      style={{ '--edge-yarn': edgeOf(product.category) } as CSSProperties}
    >
      <div className="caption">
        {props.withMaker && making && <Monogram name={making.maker} />}
        <div className="caption-words">
          <Heading className="tile-name">
            <Link href={paths.product(product)}>{product.name}</Link>
          </Heading>
          <p className="tile-facts wraps">
            <Price product={product} className="price" />
            {making && <span className="muted">{makingText(making)}</span>}
            {!opensQuickView(product) && <QuickViewLink product={product} className="tile-look" />}
          </p>
          {availability !== 'available' && product.price !== null && (
            <p className="woven-out">{t(availability === 'soldOut' ? 'telar.wovenOut' : 'product.notAvailable')}</p>
          )}
          {notes.length > 0 && <p className="muted">{notes.join(' · ')}</p>}
        </div>
      </div>
      <div className="tile-photo">
        <Photo
          name={product.name}
          image={product.images[0] ?? null}
          alt=""
          sizes={props.sizes}
          ratio={props.ratio}
          priority={props.priority}
          largest={1080}
        />
        {product.images[1] && <SecondPhoto src={product.images[1].src} sizes={props.sizes} />}
        {off > 0 && (
          <span className="off" aria-hidden="true">
            {t('product.percentOff', { percent: off })}
          </span>
        )}
        {availability === 'available' && product.price !== null && (
          <div className="strip">
            <ClothCut from={clothOf(product.category)} />
            <TileBuy product={product} />
          </div>
        )}
      </div>
    </article>
  )
}

/** The second photo. It loads lazily and is shown on hover. */
const SecondPhoto = ({ src, sizes }: { readonly src: string; readonly sizes: string }) => (
  <img
    src={imageUrl(src, 480)}
    srcSet={imageSet(src, 1080)}
    sizes={sizes}
    alt=""
    loading="lazy"
    decoding="async"
    className="second"
  />
)

/** Whether the button opens the quick view: there are options to choose or a message to write. */
const opensQuickView = (product: Product): boolean =>
  productAvailability(product) === 'available' && (hasVariants(product) || product.message?.required === true)

/** The button of a tile. A product without options is added at once; else the quick view opens. */
function TileBuy({ product }: { readonly product: Product }) {
  const t = useWords()
  if (opensQuickView(product))
    return (
      <QuickViewLink product={product} className="label-button touch" label={t('product.pick')}>
        {t('product.pick')}
      </QuickViewLink>
    )
  return <QuickBuy product={product} />
}

function QuickBuy({ product }: { readonly product: Product }) {
  const t = useWords()
  const buy = useBuyForm(product)
  const isIn = buy.outcome === 'added'
  return (
    <BuyForm buy={buy}>
      <BuyButton className="label-button touch">
        {isIn && <TickIcon />}
        {t(isIn ? 'product.added' : 'product.add')}
        <VisuallyHidden>{product.name}</VisuallyHidden>
      </BuyButton>
    </BuyForm>
  )
}
