import { type BuyState, Price } from '@store/template-kit'
import { useWords } from '../words.ts'

/** Name, price, size and button above the bar at the bottom edge, once the form's own button has left the screen. */
export default function BuyBar({ buy, form }: { readonly buy: BuyState; readonly form: string }) {
  const t = useWords()
  const { product, options, values, chosen, choose, availability, needsChoice, outcome } = buy
  const isThere = availability === 'available'
  const press = () => {
    const isWhole = !needsChoice && (!product.message?.required || buy.message !== '')
    if (isWhole) return void buy.submit()
    // While an option or a required message is missing, the button scrolls to the form.
    const place = document.getElementById(form)
    place?.scrollIntoView({ block: 'center' })
    place?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus({ preventScroll: true })
  }
  return (
    <section className="buy-strip" aria-label={t('callejon.buyStrip', { name: product.name })}>
      <p>
        <b>{product.name}</b>
        <Price product={product} variantId={buy.variant?.id ?? null} />
      </p>
      {options.map(({ name }, axis) => (
        <select
          key={name}
          aria-label={name}
          value={chosen[axis] ?? ''}
          onChange={({ target }) => choose(axis, target.value)}
        >
          <option value="" disabled>
            {name}
          </option>
          {values[axis]?.map((each) => (
            <option key={each.value} disabled={each.availability !== 'available'}>
              {each.value}
            </option>
          ))}
        </select>
      ))}
      <button type="button" disabled={!isThere} onClick={press}>
        {t(!isThere ? `product.${availability}` : outcome === 'added' ? 'product.added' : 'product.add')}
      </button>
    </section>
  )
}
