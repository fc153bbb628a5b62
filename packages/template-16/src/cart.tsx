import { BackToShop, CartNeedsScript, useCart } from '@store/template-kit'
import { EmptyPlate } from './empty-plate.tsx'
import { Paper, TicketWaits } from './ticket.tsx'
import TicketBody from './ticket-body.tsx'
import { useWords } from './words.ts'

/** The ticket, alone on the tiles. */
export default function Cart() {
  const t = useWords()
  const { ready, lines, count } = useCart()
  const isBlank = ready && lines.length === 0
  return (
    <div className="table table-ticket">
      <Paper>
        <div className="ticket-head">
          <h1 className="ticket-title">{t('cart.title')}</h1>
          <p className="quiet">{count > 0 ? t('cart.units', { count }) : '\u00a0'}</p>
        </div>
        <CartNeedsScript linkClassName="under" />
        {!ready && <TicketWaits />}
        {isBlank && <EmptyPlate title={t('cart.empty')} text={t('cart.emptyHint')} />}
        {lines.length > 0 && <TicketBody isWhole />}
        {/* Below what is not there yet, it would only move. */}
        {ready && <BackToShop className="under ticket-back" />}
      </Paper>
    </div>
  )
}
