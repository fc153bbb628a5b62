import { type FinancingLimits, unitsOf, variantAvailability } from '@store/core'
import { BuySection, type BuyState, PriceSection, TermsSection, useMoney, useShop } from '@store/template-kit'
import { useWords } from '../words.ts'
import { useCardInstalments } from './card.tsx'

const LOW_STOCK = 5

/** Price, instalments, options, quantity, and the buttons to buy; the terms of delivery. On the page and in the quick view. */
export function BuyBox(props: {
  readonly buy: BuyState
  readonly financing: FinancingLimits | null
  readonly id?: string
  readonly onAdded?: () => void
}) {
  const t = useWords()
  const { shop } = useShop()
  const { buy, financing, id = 'quick-buy', onAdded } = props
  const { product } = buy
  const cards = useCardInstalments()
  // With one option its values are rows; with several, each option has a group of short ones.
  const isList = product.options.length === 1
  return (
    <div className="panel buy-box" data-rows={isList ? '' : undefined}>
      <PriceSection buy={buy} financing={financing} />
      {cards !== null && product.price !== null && (
        <p className="muted">{t('volt.cardInstalments', { count: cards })}</p>
      )}
      <BuySection
        buy={buy}
        id={id}
        onAdded={onAdded}
        option={isList ? (value) => <VariantRow buy={buy} value={value} /> : undefined}
      />
      <TermsSection product={product} form={id} />
      {shop.shippingRate.kind === 'byCity' && !product.freeShipping && <p className="muted">{t('volt.yourCity')}</p>}
    </div>
  )
}

/** A value of the only option: its stock and its price. */
function VariantRow({ buy: { product }, value }: { readonly buy: BuyState; readonly value: string }) {
  const t = useWords()
  const money = useMoney()
  const variant = product.variants.find(({ values }) => values[0] === value)
  const isThere = variant !== undefined && variantAvailability(variant) === 'available'
  const left = variant ? unitsOf(product, variant.id) : 0
  const stock = left <= LOW_STOCK ? t('product.left', { count: left }) : t('product.available')
  return (
    <span className="variant-row">
      <span>{value}</span>
      {/* Hidden from screen readers, because the kit already says that the value is not available. */}
      <small aria-hidden={!isThere || undefined}>{isThere ? stock : t('product.soldOut')}</small>
      {variant && <b>{money(variant.price)}</b>}
    </span>
  )
}
