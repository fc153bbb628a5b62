import type { Product } from '@store/core'
import {
  BuyButton,
  BuyForm,
  BuyMessage,
  BuyOptions,
  BuyQuantity,
  Price,
  useBuyForm,
  useBuyHint,
  useMoney,
} from '@store/template-kit'
import { useRememberedCategories } from './category-context.tsx'
import { useWords } from './words.ts'

/** Options, quantity, and a button with the resulting price. */
export function BuyFields(props: { readonly product: Product; readonly id?: string; readonly onAdded?: () => void }) {
  const { product, onAdded } = props
  const t = useWords()
  const money = useMoney()
  const buy = useBuyForm(product)
  const hint = useBuyHint(buy)
  const { note } = useRememberedCategories()
  const added = () => {
    note(product)
    onAdded?.()
  }
  if (product.price === null) return <p className="note">{t('product.askPrice')}</p>
  return (
    <BuyForm buy={buy} id={props.id} className="buy" onAdded={added}>
      {product.options.length > 0 && (
        <Price product={product} variantId={buy.variant?.id ?? null} percent className="price buy-price" />
      )}
      <BuyOptions className="options" />
      <BuyMessage className="field" />
      {/* The line keeps its height while it is empty, so there is no layout shift. */}
      <p className="buy-hint" data-problem={hint?.problem ? '' : undefined}>
        {hint?.text ?? '\u00a0'}
      </p>
      <div className="buy-row">
        <BuyQuantity className="quantity" />
        <BuyButton className="button buy-button">
          <span>{t(buy.outcome === 'added' ? 'canasta.inBasket' : 'canasta.add')}</span>
          {buy.price !== null && <b>{money(buy.price * buy.quantity)}</b>}
        </BuyButton>
      </div>
    </BuyForm>
  )
}
