import { type BuyState, buyAgain, Price, useCart } from '@store/template-kit'
import { useWords } from '../words.ts'

/** Name, variant, price and button at the bottom edge, while the form's own button is not on the screen. */
export default function BuyBar({ buy, form }: { readonly buy: BuyState; readonly form: string }) {
  const t = useWords()
  const cart = useCart()
  const { product, variant, availability, needsChoice } = buy
  return (
    <section className="buy-bar" aria-label={t('product.buyNamed', { name: product.name })}>
      <p className="buy-bar-words">
        <span className="buy-bar-name">{product.name}</span>
        <span className="muted">
          {variant && variant.values.length > 0 && `${variant.values.join(' · ')} · `}
          <Price product={product} variantId={variant?.id ?? null} className="price" />
        </span>
      </p>
      <button {...buyAgain(buy, form, cart.open)} className="button">
        {availability === 'available'
          ? t(needsChoice ? 'product.seeOptions' : 'product.addToCart')
          : t(`product.${availability}`)}
      </button>
    </section>
  )
}
