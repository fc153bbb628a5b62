import { type BuyState, buyAgain, Price } from '@store/template-kit'
import { useClothOf } from '../parts/cloths.ts'
import { ClothCut } from '../parts/weave.tsx'
import { useWords } from '../words.ts'

/** Name, price and button at the bottom edge, once the form's own button has left the screen. */
export default function BuyBar({ buy, form }: { readonly buy: BuyState; readonly form: string }) {
  const t = useWords()
  const clothOf = useClothOf()
  const { product, variant, availability, needsChoice } = buy
  const word = needsChoice ? 'product.pick' : buy.outcome === 'added' ? 'product.added' : 'product.add'
  return (
    <section className="buy-bar" aria-label={t('product.buyNamed', { name: product.name })}>
      <ClothCut from={clothOf(product.category)} />
      <p className="buy-bar-words">
        <span className="buy-bar-name">{product.name}</span>
        {variant && variant.values.length > 0 && <span className="muted">{variant.values.join(' · ')}</span>}
      </p>
      <Price product={product} variantId={variant?.id ?? null} className="price" />
      <button {...buyAgain(buy, form)} className="button">
        {t(availability === 'available' ? word : `product.${availability}`)}
      </button>
    </section>
  )
}
