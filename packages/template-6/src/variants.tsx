import { unitsOf, variantAvailability } from '@store/core'
import { BuyMessage, BuyOptions, type BuyState, useMoney } from '@store/template-kit'
import { useWords } from './words.ts'

const FEW = 5

/** What may be chosen: of one axis a row for each value with price and stock, of several a group each. */
export function Variants({ buy }: { readonly buy: BuyState }) {
  const t = useWords()
  const money = useMoney()
  const { product } = buy
  const isList = product.options.length === 1
  return (
    <>
      <BuyOptions className={isList ? 'variants variants-rows' : 'variants'}>
        {isList
          ? (value) => {
              const variant = product.variants.find(({ values }) => values[0] === value)
              const available = variant && variantAvailability(variant) === 'available'
              const left = variant ? unitsOf(product, variant.id) : 0
              return (
                <span className="variant-row">
                  <span>{value}</span>
                  {/* Of what is not to be had the kit says so to who listens. */}
                  <small aria-hidden={!available || undefined}>
                    {!available
                      ? t('product.soldOut')
                      : left <= FEW
                        ? t('product.left', { count: left })
                        : t('product.available')}
                  </small>
                  {variant && <b>{money(variant.price)}</b>}
                </span>
              )
            }
          : undefined}
      </BuyOptions>
      <BuyMessage className="field" />
    </>
  )
}
