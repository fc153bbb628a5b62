import { type BuyState, buyAgain, Price } from '@store/template-kit'
import { useWords } from '../words.ts'

/** Name, price and button at the bottom edge, once the form's own button has left the screen. */
export default function BuyBar({ buy, form }: { readonly buy: BuyState; readonly form: string }) {
  const t = useWords()
  const { product, variant, availability, needsChoice } = buy
  const word = needsChoice ? 'product.pick' : buy.outcome === 'added' ? 'product.added' : 'product.addToCart'
  return (
    <section className="buy-bar" aria-label={t('product.buyNamed', { name: product.name })}>
      <p className="buy-bar-words">
        <span className="buy-bar-name">{product.name}</span>
        {variant && variant.values.length > 0 && <span className="muted">{variant.values.join(' · ')}</span>}
      </p>
      <Price product={product} variantId={variant?.id ?? null} className="price" />
      <button {...buyAgain(buy, form)} className="link">
        {t(availability === 'available' ? word : `product.${availability}`)}
      </button>
    </section>
  )
}
