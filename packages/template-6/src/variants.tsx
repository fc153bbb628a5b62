import { unitsOf, variantAvailability } from '@store/core'
import { BuyMessage, BuyOptions, type BuyState, useMoney } from '@store/template-kit'
import { useWords } from './words.ts'

const LOW_STOCK = 5

/** The options. With one option, a row per value with price and stock; with several, a group for each. */
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
                  {/* Screen readers hear it from the kit, which says that the value is not available. */}
                  <small aria-hidden={!available || undefined}>
                    {!available
                      ? t('product.soldOut')
                      : left <= LOW_STOCK
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
