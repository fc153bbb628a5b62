import { BasketIcon } from './icons.tsx'
import { ListLink } from './list-link.tsx'
import { useWords } from './words.ts'

/** What the basket says before there is anything in it. */
export function EmptyBasket() {
  const t = useWords()
  return (
    <div className="basket-empty">
      <span className="basket-drawing">
        <BasketIcon />
      </span>
      <p>{t('cart.empty')}</p>
      <ListLink className="button" tone="quiet" />
    </div>
  )
}

/** Until the browser has looked into its storage. */
export const BasketSkeleton = () => (
  <div className="bones" aria-hidden="true" data-waits="">
    <i />
    <i />
    <i />
  </div>
)
