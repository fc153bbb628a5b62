import { lineKey } from '@store/core'
import { ClearCart, Link, useCart, usePaths } from '@store/template-kit'
import { TicketLine } from './ticket-line.tsx'
import { TicketSums } from './ticket-sums.tsx'
import { useWords } from './words.ts'

/** Every line of it, what it comes to, and the button that sends it on. */
export default function TicketBody({ isWhole = false }: { readonly isWhole?: boolean }) {
  const t = useWords()
  const { cart: page } = usePaths()
  const { lines, lastAdded } = useCart()
  return (
    <>
      <ul className="ticket-lines">
        {lines.map((line) => {
          const key = lineKey(line)
          return (
            // Another key is another element: it slides in each time something was written on it.
            <li
              key={lastAdded?.key === key ? `${key} ${lastAdded.at}` : key}
              data-new={lastAdded?.key === key ? '' : undefined}
            >
              <TicketLine line={line} />
            </li>
          )
        })}
      </ul>
      <TicketSums />
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
