import { type Product, type Variant, variantAvailability } from '@store/core'
import { useCart, useMoney } from '@store/template-kit'
import { useWords } from '../words.ts'

/** The variants of a product; each button adds that variant to the cart. */
export default function ChoiceList(props: { readonly product: Product; readonly onAdded: () => void }) {
  const { product } = props
  const t = useWords()
  const money = useMoney()
  const cart = useCart()
  const several = new Set(product.variants.map(({ price }) => price)).size > 1
  const add = async ({ id }: Variant) => {
    if ((await cart.add(product, id)) === 'added') props.onAdded()
  }
  return (
    <div className="choice-list">
      {product.variants
        .filter((variant) => variantAvailability(variant) !== 'notAvailable')
        .map((variant) => {
          const available = variantAvailability(variant) === 'available'
          return (
            <button key={variant.id} type="button" disabled={!available} onClick={() => void add(variant)}>
              <span>{variant.values.join(' · ')}</span>
              <span>{available ? several && money(variant.price) : t('product.soldOut')}</span>
            </button>
          )
        })}
    </div>
  )
}
