import { type BuyState, Price } from '@store/template-kit'
import { type RefObject, useEffect, useState } from 'react'
import { useWords } from './words.ts'

/** Name, price, sizes and the button once more, while the real ones are above the screen. */
export function BuyBar({ buy, watched }: { readonly buy: BuyState; readonly watched: RefObject<HTMLElement> }) {
  const t = useWords()
  const shown = useIsAbove(watched)
  const { product } = buy
  if (buy.availability !== 'available') return null
  return (
    <div className="buy-bar" data-shown={shown ? '' : undefined}>
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

function useIsAbove(watched: RefObject<HTMLElement>): boolean {
  const [isAbove, setAbove] = useState(false)
  useEffect(() => {
    const element = watched.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    // Everything below counts as on the screen: a jump back to the top is seen too.
    const observer = new IntersectionObserver(([entry]) => entry && setAbove(!entry.isIntersecting), {
      rootMargin: '0px 0px 1000000px 0px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [watched])
  return isAbove
}
