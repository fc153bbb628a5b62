import { useCounter } from './counter.tsx'
import { useWords } from './words.ts'

/** Whether the kitchen is open, when it will be, and what becomes of an order until then. Its place is kept until the time is known. */
export function KitchenHours() {
  const t = useWords()
  const { opening, hasHours, takesOrders } = useCounter()
  if (!hasHours) return null
  const isClosed = opening?.open === false
  return (
    <p className="kitchen" data-closed={isClosed ? '' : undefined}>
      {isClosed
        ? t(takesOrders ? 'sazon.kitchenLater' : 'sazon.kitchenClosed', { next: opening.next ?? '' })
        : (opening?.text ?? '\u00a0')}
    </p>
  )
}
