import { type Product, productAvailability } from '@store/core'
import { Link, Price, QuickViewLink, usePaths, useSettings, useShop } from '@store/template-kit'
import { useState } from 'react'
import { CompareBox } from '../compare/compare-box.tsx'
import { EyeIcon } from '../icons.tsx'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'
import { CardBuy } from './card-buy.tsx'
import { Picture, referenceOf } from './picture.tsx'
import { useSpecs } from './specs.ts'

const SPECS = 3

/**
 * A product card. The link of the title covers it. The second photo is fetched on hover or focus. Nothing moves on
 * hover.
 */
export function Card(props: {
  readonly product: Product
  readonly sizes?: string
  readonly priority?: boolean
  readonly heading?: 'h2' | 'h3'
}) {
  const { product, heading: Heading = 'h3', sizes = CELL } = props
  const t = useWords()
  const paths = usePaths()
  const specs = useSpecs()(product, SPECS)
  const [near, setNear] = useState(false)
  const prepareSecondPhoto = () => setNear(true)
  const availability = productAvailability(product)
  return (
    <article
      className="card"
      data-availability={availability}
      onPointerEnter={prepareSecondPhoto}
      onFocus={prepareSecondPhoto}
    >
      <div className="card-plate">
        <Picture product={product} sizes={sizes} priority={props.priority} decorative />
        {near && product.images.length > 1 && (
          <Picture product={product} sizes={sizes} at={1} className="plate-second" decorative />
        )}
        <QuickViewLink product={product} className="card-peek">
          <EyeIcon />
        </QuickViewLink>
      </div>
      <div className="card-text">
        <p className="ref wraps">
          {t('volt.ref', { sku: referenceOf(product) })}
          {product.condition === 'used' && <span className="badge">{t('product.condition.used')}</span>}
          {product.freeShipping && <span className="badge">{t('product.freeShipping')}</span>}
        </p>
        <Heading className="card-name">
          <Link href={paths.product(product)}>{product.name}</Link>
        </Heading>
        <dl className="card-specs">
          {specs.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="card-deal">
        <p className="card-price wraps">
          {availability === 'soldOut' && <span className="card-state">{t('product.soldOut')}</span>}
          <Price product={product} percent className="price" />
        </p>
        <CardInstalments product={product} />
        <div className="card-actions wraps">
          <CardBuy product={product} />
          <CompareBox product={product} />
        </div>
      </div>
    </article>
  )
}

const CELL =
  '(min-width: 120rem) 16vw, (min-width: 80rem) 18vw, (min-width: 48rem) 30vw, (min-width: 26rem) 46vw, 6.5rem'

/** The number of instalments (B7), in shops that take payments online. */
function CardInstalments({ product }: { readonly product: Product }) {
  const t = useWords()
  const { onlinePayment } = useSettings<Settings>()
  const count = useCardInstalments()
  if (!onlinePayment || count === null || product.price === null) return null
  return <p className="card-note">{t('volt.cardInstalments', { count })}</p>
}

/**
 * The most instalments in which a card can be charged with the shop's payment methods (B7); null if none has
 * instalments.
 */
export function useCardInstalments(): number | null {
  const { paymentMethods } = useShop().shop
  if (paymentMethods.includes('mercadoPago')) return 36
  return paymentMethods.includes('epayco') || paymentMethods.includes('credibanco') ? 24 : null
}
