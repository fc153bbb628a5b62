import { type BuyState, Price } from '@store/template-kit'
import { useWords } from '../words.ts'

/** A bar with name, price, options and button, while the button of the product's own form is not on the screen. */
export default function BuyBar({ buy }: { readonly buy: BuyState }) {
  const t = useWords()
  const { product } = buy
  return (
    <div className="buy-bar">
      <p className="buy-bar-name">{product.name}</p>
      <p className="price">
        <Price product={product} variantId={buy.variant?.id ?? null} />
      </p>
      {buy.options.map((option, axis) => (
        <select
          key={option.name}
          aria-label={option.name}
          value={buy.chosen[axis] ?? ''}
          onChange={(event) => buy.choose(axis, event.target.value)}
        >
          <option value="" disabled>
            {option.name}
          </option>
          {buy.values[axis]?.map(({ value, availability }) => (
            <option key={value} value={value} disabled={availability !== 'available'}>
              {value}
            </option>
          ))}
        </select>
      ))}
      <button type="submit" form="buy" className="button" disabled={buy.needsChoice}>
        {t('issue.add')}
      </button>
    </div>
  )
}
