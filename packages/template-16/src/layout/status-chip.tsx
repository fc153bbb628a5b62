import { type Opening, useShop } from '@store/template-kit'
import { useKitchen } from '../parts/kitchen.tsx'
import { useWords } from '../words.ts'

/**
 * The opening state, as in "Open · closes 17:30". For a closed shop (S2), that it is closed. Renders nothing if the
 * hours cannot be parsed.
 */
export function StatusChip({ short = false }: { readonly short?: boolean }) {
  const { shop } = useShop()
  const { opening, hasHours } = useKitchen()
  const say = useStatus()
  if (shop.open && !hasHours) return null
  const isOpen = shop.open && opening?.open === true
  const isKnown = !shop.open || opening !== null
  return (
    <p className="status" data-open={isKnown ? String(isOpen) : undefined} data-short={short ? '' : undefined}>
      <span className="status-dot" aria-hidden="true" />
      {/* The space is reserved before the time is known. */}
      <span>{say(opening, short)}</span>
    </p>
  )
}

function useStatus(): (opening: Opening | null, short: boolean) => string {
  const t = useWords()
  const { shop } = useShop()
  return (opening, short) => {
    if (!shop.open) return t('sazon.shut')
    if (opening === null) return '\u00a0'
    if (short) return t(opening.open ? 'sazon.open' : 'sazon.shut')
    if (opening.until) return t('sazon.openUntil', { time: opening.until })
    return opening.next ? t('sazon.closed', { next: opening.next }) : t('sazon.shut')
  }
}
