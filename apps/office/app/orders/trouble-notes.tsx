import { orderMoneyWords } from '#app/words/order-money/index.ts'
import { useSection } from '#app/words/use-words.ts'
import type { ShownOrder } from './read-order.server.ts'

/** The problems of an order's money, with what to do about each. */
export function TroubleNotes({ troubles }: Pick<ShownOrder['money'], 'troubles'>) {
  const words = useSection(orderMoneyWords)
  return troubles.map((trouble) => (
    <p className="note" data-dye="now" key={trouble}>
      <span>
        <strong>{words.troubles[trouble].what}</strong> {words.troubles[trouble].todo}
      </span>
    </p>
  ))
}
