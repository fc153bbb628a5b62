import { type Amount, compareAtOf, type Product, percentOffOf, priceOf, type VariantId } from '@store/core'
import { VisuallyHidden } from '../parts/visually-hidden.tsx'
import { useMoney, useT } from '../shop-context.tsx'

/** An amount in the shop's currency. */
export function Money(props: { readonly amount: Amount; readonly className?: string }) {
  return (
    <span className={props.className} data-money="">
      {useMoney()(props.amount)}
    </span>
  )
}

/**
 * The price of a product or one of its variants, with the former price struck through, or the text for a price on request
 * (M10). Variants with different prices have "from". Parts: `data-price`, `data-price-now`, `data-price-before`,
 * `data-price-off`.
 */
export function Price(props: {
  readonly product: Product
  readonly variantId?: VariantId | null
  /** Also the percentage: "−30 %". */
  readonly percent?: boolean
  readonly className?: string
}) {
  const t = useT()
  const { product, variantId = null } = props
  const now = priceOf(product, variantId)
  if (now === null)
    return (
      <span className={props.className} data-price="onRequest">
        {t('product.priceOnRequest')}
      </span>
    )
  const before = compareAtOf(product, variantId)
  const reduced = before !== null
  const off = percentOffOf(product, variantId)
  return (
    <span className={props.className} data-price={reduced ? 'reduced' : 'plain'}>
      <span data-price-now="">
        <VisuallyHidden>{`${t(reduced ? 'product.priceNow' : 'product.price')} `}</VisuallyHidden>
        {variantId === null && hasSeveralPrices(product) && <span data-price-from="">{`${t('product.from')} `}</span>}
        <Money amount={now} />
      </span>
      {reduced && (
        <>
          {' '}
          <s data-price-before="">
            <VisuallyHidden>{`${t('product.priceBefore')} `}</VisuallyHidden>
            <Money amount={before} />
          </s>
        </>
      )}
      {props.percent && off > 0 && (
        <>
          {' '}
          <span data-price-off="">{t('product.percentOff', { percent: off })}</span>
        </>
      )}
    </span>
  )
}

const hasSeveralPrices = (product: Product): boolean =>
  new Set(product.variants.filter((variant) => variant.enabled && variant.price > 0).map(({ price }) => price)).size > 1
