import { lineKey } from '@store/core'
import { ClearCart, Link, useCart, usePaths } from '@store/template-kit'
import { CartLine } from './cart-line.tsx'
import { CartSummary } from './cart-summary.tsx'
import { useWords } from './words.ts'

/** The lines and totals of the cart, and the buttons to check out. */
export default function CartContent({ isWhole = false }: { readonly isWhole?: boolean }) {
  const t = useWords()
  const { cart: page } = usePaths()
  const { lines, lastAdded } = useCart()
  return (
    <>
      <ul className="ticket-lines">
        {lines.map((line) => {
          const key = lineKey(line)
          return (
            // A new key makes a new element, so the CSS animation runs again after each product that is added.
            <li
              key={lastAdded?.key === key ? `${key} ${lastAdded.at}` : key}
              data-new={lastAdded?.key === key ? '' : undefined}
            >
              <CartLine line={line} />
            </li>
          )
        })}
      </ul>
      <CartSummary />
      <div className="ticket-ways">
        {!isWhole && (
          <Link href={page()} className="under">
            {t('cart.goTo')}
          </Link>
        )}
        <ClearCart className="under" askingClassName="tear-up" />
      </div>
    </>
  )
}
