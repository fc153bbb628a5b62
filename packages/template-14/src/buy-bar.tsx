import { type BuyState, Price } from '@store/template-kit'
import { useWords } from './words.ts'

/** At the foot of the screen: the book, its price and the button again, once the real one is out of sight. */
export default function BuyBar({ buy, form }: { readonly buy: BuyState; readonly form: string }) {
  const t = useWords()
  const { product, variant, availability, needsChoice } = buy
  const add = () => {
    // What still has to be chosen or written is in the form: there the eyes go.
    if (needsChoice || (product.message?.required && buy.message === '')) {
      const element = document.getElementById(form)
      element?.scrollIntoView({ block: 'center' })
      element?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus({ preventScroll: true })
      return
    }
    void buy.submit()
  }
  const word = needsChoice ? 'anaquel.choose' : buy.outcome === 'added' ? 'product.added' : 'product.addToCart'
  return (
    <section className="buy-bar" aria-label={t('anaquel.buyBar', { name: product.name })}>
      <p className="buy-bar-name">
        {product.name}
        {variant && variant.values.length > 0 && <span className="quiet">{` · ${variant.values.join(' · ')}`}</span>}
      </p>
      <Price product={product} variantId={variant?.id ?? null} className="price" />
      <button type="button" className="button full" disabled={availability !== 'available'} onClick={add}>
        {t(availability === 'available' ? word : `product.${availability}`)}
      </button>
    </section>
  )
}
