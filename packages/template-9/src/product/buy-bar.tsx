import { type BuyState, buyAgain, Price, useCart } from '@store/template-kit'
import { dotStyle } from '../parts/shade-dots.tsx'
import { shadesOf } from '../parts/shades.ts'
import { useWords } from '../words.ts'

/**
 * A bar with shade, name, price and button. Shown while the form's own button is not on the screen; its text is the same.
 */
export default function BuyBar({ buy, form }: { readonly buy: BuyState; readonly form: string }) {
  const t = useWords()
  const cart = useCart()
  const { product, variant, availability, needsChoice } = buy
  const shade = shadesOf(product)?.shades.find(({ name }) => buy.chosen.includes(name))
  return (
    <section className="buy-pill" aria-label={t('product.buyNamed', { name: product.name })}>
      {shade && <span className="dot" style={dotStyle(shade)} aria-hidden="true" />}
      <p className="buy-pill-words">
        <span className="buy-pill-name">{product.name}</span>
        <span className="muted">
          {variant && variant.values.length > 0 && `${variant.values.join(' · ')} · `}
          <Price product={product} variantId={variant?.id ?? null} className="price" />
        </span>
      </p>
      <button {...buyAgain(buy, form, cart.open)} className="button">
        {availability === 'available' ? t(needsChoice ? 'product.pick' : 'product.add') : t(`product.${availability}`)}
      </button>
    </section>
  )
}
