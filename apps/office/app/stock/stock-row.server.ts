import { STOCK_REASONS, type StockReason } from '@store/api-client/manage'
import { timeZoneOf } from '@store/core'
import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Done, type Refused, wrongFields } from '#app/session/outcome.ts'
import { momentText } from '#app/words/dates.ts'
import { stockWords } from '#app/words/stock/index.ts'

const PAGE = 30

type Key = { readonly productId: number; readonly variantId: number }

/** Loads a row of stock with its movements; null: not found. */
export async function readStockRow(
  { manage, language }: Office,
  { shopId }: MyShop,
  { productId, variantId }: Key,
  after: string | null,
) {
  const params = { shopId }
  const [{ items }, movements, { country }] = await Promise.all([
    manage.listStock({ params, query: { productId, limit: 200 } }),
    manage.listStockMovements({ params, query: { productId, variantId, limit: PAGE, ...(after && { after }) } }),
    manage.getShop({ params }),
  ])
  const row = items.find((each) => each.variantId === variantId)
  if (!row) return null
  return {
    ...row,
    cursor: movements.next,
    movements: movements.items.map(({ at, ...movement }) => ({
      ...movement,
      at: momentText(at, language, timeZoneOf(country)),
    })),
  }
}

/** Whether each reason adds or subtracts the typed number. */
const SIGNS: { readonly [Reason in Exclude<StockReason, 'count'>]: 1 | -1 } = {
  received: 1,
  returned: 1,
  correction: 1,
  damaged: -1,
  lost: -1,
  used: -1,
}
const MOST = 1_000_000

/** Corrects the units of a row, or undoes a correction. */
export async function adjustRow(office: Office, sent: Sent, { shopId }: MyShop, key: Key): Promise<Done | Refused> {
  const words = stockWords.of(office.language)
  const wrongUnits = (units: string) => wrongFields(sent, { units })
  const reason = STOCK_REASONS.find((each) => each === sent.text('reason')) ?? 'correction'
  const typed = sent.text('units').replace(/^[−–]/, '-')
  if (!/^-?\d{1,7}$/.test(typed) || Math.abs(Number(typed)) > MOST) return wrongUnits(words.howManyWrong)
  const units = Number(typed)
  if (units < 0 && reason !== 'correction') return wrongUnits(words.howManyWrong)
  const change =
    reason === 'count'
      ? { count: units, ...(sent.text('seen') && { seen: sent.number('seen') }) }
      : { delta: units * SIGNS[reason] }
  const { items } = await office.manage.adjustStock({
    params: { shopId },
    body: { adjustments: [{ ...key, ...change }], reason },
  })
  const [adjusted] = items
  if (!adjusted || adjusted.outcome === 'unknown') return wrongUnits(words.gone)
  if (adjusted.outcome !== 'adjusted') return wrongUnits(words[adjusted.outcome])
  const { before, units: after } = adjusted
  const moved = (after ?? 0) - (before ?? 0)
  return {
    kind: 'done',
    note: words.adjusted(before ?? 0, after ?? 0),
    ...(moved !== 0 && { undo: { intent: 'adjust', reason: 'correction', units: String(-moved) } }),
  }
}
