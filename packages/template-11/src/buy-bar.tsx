import { type BuyState, Price, useCart } from '@store/template-kit'
import { useWords } from './words.ts'

/** Name, price and the button again, under the header (at the bottom edge of a phone), once the real one has left. */
export default function BuyBar({ buy, form }: { readonly buy: BuyState; readonly form: string }) {
  const t = useWords()
  const cart = useCart()
  const { product, variant, availability, needsChoice } = buy
  const add = async () => {
    // What still has to be chosen or written is in the form: there the eyes go.
    if (needsChoice || (product.message?.required && buy.message === '')) {
      const element = document.getElementById(form)
      element?.scrollIntoView({ block: 'center' })
      element?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus({ preventScroll: true })
      return
    }
    if ((await buy.submit()) === 'added') cart.open()
  }
  return (
    <section className="buy-bar" aria-label={t('nogal.buyBar', { name: product.name })}>
      <p className="buy-bar-words">
        <span className="buy-bar-name">{product.name}</span>
        <span className="muted">
          {variant && variant.values.length > 0 && `${variant.values.join(', ')} · `}
          <Price product={product} variantId={variant?.id ?? null} className="price" />
        </span>
      </p>
      <button type="button" className="button" disabled={availability !== 'available'} onClick={() => void add()}>
        {availability === 'available' ? t(needsChoice ? 'nogal.choose' : 'nogal.order') : t(`product.${availability}`)}
      </button>
    </section>
  )
}
