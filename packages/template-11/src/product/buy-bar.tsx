import { type BuyState, buyAgain, Price, useCart } from '@store/template-kit'
import { useWords } from '../words.ts'

/**
 * Name, price and button, once the form's own button has left the screen: below the header, on phones at the bottom
 * edge.
 */
export default function BuyBar({ buy, form }: { readonly buy: BuyState; readonly form: string }) {
  const t = useWords()
  const cart = useCart()
  const { product, variant, availability, needsChoice } = buy
  return (
    <section className="buy-bar" aria-label={t('nogal.buyBar', { name: product.name })}>
      <p className="buy-bar-words">
        <span className="buy-bar-name">{product.name}</span>
        <span className="muted">
          {variant && variant.values.length > 0 && `${variant.values.join(', ')} · `}
          <Price product={product} variantId={variant?.id ?? null} className="price" />
        </span>
      </p>
      <button {...buyAgain(buy, form, cart.open)} className="button">
        {availability === 'available' ? t(needsChoice ? 'product.pick' : 'nogal.order') : t(`product.${availability}`)}
      </button>
    </section>
  )
}
