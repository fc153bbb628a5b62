import { type BuyState, Price } from '@store/template-kit'
import { useWords } from './words.ts'

/** A line at the lower edge: name, price and the button again, once the real one has left the screen. */
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
  const word = needsChoice ? 'vitrina.choose' : buy.outcome === 'added' ? 'product.added' : 'product.addToCart'
  return (
    <section className="buy-bar" aria-label={t('vitrina.buyBar', { name: product.name })}>
      <p className="buy-bar-words">
        <span className="buy-bar-name">{product.name}</span>
        {variant && variant.values.length > 0 && <span className="quiet">{variant.values.join(' · ')}</span>}
      </p>
      <Price product={product} variantId={variant?.id ?? null} className="price" />
      <button type="button" className="under" disabled={availability !== 'available'} onClick={add}>
        {t(availability === 'available' ? word : `product.${availability}`)}
      </button>
    </section>
  )
}
