import { type Opening, useMark, useOpening, useOpeningAt, useSettings, useShop } from '@store/template-kit'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'

type Kitchen = {
  /** Null while the time is not known, and if the opening hours cannot be parsed. */
  readonly opening: Opening | null
  /** Whether the opening hours can be parsed. */
  readonly hasHours: boolean
  /** False while the kitchen is closed, unless the merchant takes orders then (`afterHours`). */
  readonly takesOrders: boolean
  /** When an order placed now is made, if the kitchen is closed: "on Tuesday at 12:00". */
  readonly madeAt: string | null
  /** The text of order buttons while no orders are taken, else null: "Closed · opens on Tuesday at 12:00". */
  readonly refusal: string | null
}

/** The hours of the kitchen: those of the shop's first branch. `renderedAt`: see `useOpening`. */
export function useKitchen(renderedAt: string | null = null): Kitchen {
  const t = useWords()
  const { afterHours } = useSettings<Settings>()
  const { week = null, otherDays } = useShop().branches[0] ?? {}
  const opening = useOpening({ week, otherDays }, renderedAt)
  const when = useWhen()
  const isClosed = opening !== null && !opening.open
  const closed = opening?.next ? t('sazon.closed', { next: opening.next }) : t('sazon.shut')
  return {
    opening,
    hasHours: week !== null,
    takesOrders: afterHours || !isClosed,
    madeAt: isClosed ? when(opening) : null,
    refusal: isClosed && !afterHours ? closed : null,
  }
}

/**
 * Returns when an order is made that was placed at a moment (ISO 8601) at which the kitchen was closed; null if it was
 * open.
 */
export function useMadeAt(): (moment: string) => string | null {
  const { week = null, otherDays } = useShop().branches[0] ?? {}
  const openingAt = useOpeningAt({ week, otherDays })
  const when = useWhen()
  return (moment) => {
    const { opens } = openingAt(moment) ?? {}
    // `isToday` is relative to the moment of the order; the page may be read on another day.
    return opens ? when({ opens: { ...opens, isToday: false } }) : null
  }
}

function useWhen(): (opening: Pick<Opening, 'opens'>) => string | null {
  const t = useWords()
  return ({ opens }) => {
    if (!opens) return null
    const { day, isToday, time } = opens
    return t(isToday ? 'sazon.atToday' : 'sazon.atDay', { day, time })
  }
}

/**
 * Whether the kitchen is open, when it opens, and whether orders are taken until then. The space is reserved before the
 * time is known; without JavaScript it shows the hours as the merchant has written them.
 */
export function KitchenHours({ renderedAt = null }: { readonly renderedAt?: string | null }) {
  const t = useWords()
  const { branches } = useShop()
  const mark = useMark<Settings>()
  const { opening, hasHours, takesOrders } = useKitchen(renderedAt)
  if (!hasHours) return null
  const isClosed = opening?.open === false
  return (
    <p className="kitchen" data-closed={isClosed ? '' : undefined} {...mark('afterHours')}>
      {isClosed
        ? t(takesOrders ? 'sazon.kitchenLater' : 'sazon.kitchenClosed', { next: opening.next ?? '' })
        : (opening?.text ?? '\u00a0')}
      {opening === null && <noscript>{branches[0]?.hours}</noscript>}
    </p>
  )
}
