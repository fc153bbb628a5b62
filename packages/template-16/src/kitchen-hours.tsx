import { useMark } from '@store/template-kit'
import { useOrderContext } from './order-context.tsx'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

/**
 * Whether the kitchen is open, when it opens, and whether orders are taken until then. The space is reserved before the
 * time is known.
 */
export function KitchenHours() {
  const t = useWords()
  const mark = useMark<Settings>()
  const { opening, hasHours, takesOrders } = useOrderContext()
  if (!hasHours) return null
  const isClosed = opening?.open === false
  return (
    <p className="kitchen" data-closed={isClosed ? '' : undefined} {...mark('afterHours')}>
      {isClosed
        ? t(takesOrders ? 'sazon.kitchenLater' : 'sazon.kitchenClosed', { next: opening.next ?? '' })
        : (opening?.text ?? '\u00a0')}
    </p>
  )
}
