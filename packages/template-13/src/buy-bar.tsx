import { type BuyState, Price } from '@store/template-kit'
import { useWords } from './words.ts'

/** Name, size, price and the button along the bottom edge, once the real one has left the screen. */
export default function BuyBar({ buy, form }: { readonly buy: BuyState; readonly form: string }) {
  const t = useWords()
  const { product, variant, availability, needsChoice, options } = buy
  const add = async () => {
    // What still has to be chosen or written is in the form: there the eyes go.
    if (needsChoice || (product.message?.required && buy.message === '')) {
      const element = document.getElementById(form)
      element?.scrollIntoView({ block: 'center' })
      element?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus({ preventScroll: true })
      return
    }
    await buy.submit()
  }
  return (
    <section className="buy-bar" aria-label={t('cancha.buyBar', { name: product.name })}>
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
      <button
        type="button"
        className="button"
        data-tone="volt"
        disabled={availability !== 'available'}
        onClick={() => void add()}
      >
        {availability === 'available'
          ? t(buy.outcome === 'added' ? 'product.added' : 'cancha.add')
          : t(`product.${availability}`)}
      </button>
    </section>
  )
}
