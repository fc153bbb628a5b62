import { type BuyState, buyAgain, Price } from '@store/template-kit'
import { useWords } from '../words.ts'

/** Name, size, price and button at the bottom edge, once the form's own button has left the screen. */
export default function BuyBar({ buy, form }: { readonly buy: BuyState; readonly form: string }) {
  const t = useWords()
  const { product, variant, availability, options } = buy
  return (
    <section className="buy-bar" aria-label={t('product.buyNamed', { name: product.name })}>
      <p className="buy-bar-words">
        <span className="buy-bar-name">{product.name}</span>
        <Price product={product} variantId={variant?.id ?? null} className="price" />
      </p>
      {options.map((option, axis) => (
        <select
          key={option.name}
          aria-label={option.name}
          value={buy.chosen[axis] ?? ''}
          onChange={(event) => buy.choose(axis, event.target.value)}
        >
          <option value="" disabled>
            {option.name}
          </option>
          {buy.values[axis]?.map((each) => (
            <option key={each.value} value={each.value} disabled={each.availability !== 'available'}>
              {each.value}
            </option>
          ))}
        </select>
      ))}
      <button {...buyAgain(buy, form)} className="button" data-tone="volt">
        {availability === 'available'
          ? t(buy.outcome === 'added' ? 'product.added' : 'product.add')
          : t(`product.${availability}`)}
      </button>
    </section>
  )
}
