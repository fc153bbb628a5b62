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
import { useNotedAisles } from './aisle.tsx'
import { useWords } from './words.ts'

/** Choices, how many, and a button that says what they come to. */
export function Buy(props: { readonly product: Product; readonly id?: string; readonly onAdded?: () => void }) {
  const { product, onAdded } = props
  const t = useWords()
  const money = useMoney()
  const buy = useBuyForm(product)
  const hint = useBuyHint(buy)
  const { note } = useNotedAisles()
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
      {/* Its line is there before there is anything to say, so that nothing moves. */}
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
