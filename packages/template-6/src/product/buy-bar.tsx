import { type BuyState, Price } from '@store/template-kit'
import { useWords } from '../words.ts'

/** On phones, the price and the button at the bottom edge. While an option is missing, the button goes to it. */
export function BuyBar({ buy }: { readonly buy: BuyState }) {
  const t = useWords()
  const { product, availability, needsChoice } = buy
  return (
    <div className="buy-bar" data-availability={availability}>
      <Price product={product} variantId={buy.variant?.id ?? null} className="price" />
      {availability !== 'available' ? (
        <span className="muted">{t(`product.${availability}`)}</span>
      ) : needsChoice ? (
        <a href="#buy" className="button">
          {t('product.choose', { option: product.options[0]?.name ?? '' })}
        </a>
      ) : (
        <button type="submit" form="buy" className="button">
          {t('product.addToCart')}
        </button>
      )}
    </div>
  )
}
