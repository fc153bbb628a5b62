import { type BuyState, Price, useCart } from '@store/template-kit'
import { dotStyle } from './shade-dots.tsx'
import { shadesOf } from './shades.ts'
import { useWords } from './words.ts'

/** Shade, name, price, and the button again: it follows once the real one has left the screen, and says what that says. */
export default function BuyPill({ buy, form }: { readonly buy: BuyState; readonly form: string }) {
  const t = useWords()
  const cart = useCart()
  const { product, variant, availability, needsChoice } = buy
  const shade = shadesOf(product)?.shades.find(({ name }) => buy.chosen.includes(name))
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
    <section className="buy-pill" aria-label={t('bruma.buyPill', { name: product.name })}>
      {shade && <span className="dot" style={dotStyle(shade)} aria-hidden="true" />}
      <p className="buy-pill-words">
        <span className="buy-pill-name">{product.name}</span>
        <span className="muted">
          {variant && variant.values.length > 0 && `${variant.values.join(' · ')} · `}
          <Price product={product} variantId={variant?.id ?? null} className="price" />
        </span>
      </p>
      <button type="button" className="button" disabled={availability !== 'available'} onClick={() => void add()}>
        {availability === 'available' ? t(needsChoice ? 'bruma.choose' : 'bruma.add') : t(`product.${availability}`)}
      </button>
    </section>
  )
}
