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

/** Until the browser has looked into its storage. Without a script it stays, and says so. */
export function BasketSkeleton() {
  const t = useWords()
  return (
    <>
      <div className="bones" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <noscript>
        <p className="note">{t('canasta.noScript')}</p>
      </noscript>
    </>
  )
}
