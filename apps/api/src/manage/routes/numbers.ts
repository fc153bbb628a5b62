import { manageEndpoints as calls } from '@store/api-client/manage'
import { dayOf, type ShopId, timeZoneOf } from '@store/core'
import type { Tx } from '../../database/open.ts'
import { findBestSellers, findBreakdown } from '../../visitors/breakdown.ts'
import { type DayNumbers, type Days, findCheckoutProducts, findDays } from '../../visitors/numbers.ts'
import { findCountry } from '../../visitors/store.ts'
import type { Management } from '../mount.ts'
import { Refusal, wrongQuery } from '../refusal.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Without dates in the query, the last month is returned. */
const USUAL_DAYS = 30
const MOST_DAYS = 366

type NumbersCall = {
  readonly shopId: ShopId
  readonly query: { readonly from?: string | undefined; readonly to?: string | undefined }
  readonly now: Date
}

export function numberRoutes(manage: Management): void {
  manage.read(calls.getNumbers, async (tx, call) => {
    const { shopId } = call
    const days = await daysOf(tx, call)
    const { from, to, zone } = days
    const length = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
    const before = { from: dayBefore(from, length), to: dayBefore(from, 1), zone }
    const [shown, earlier, checkout] = [
      await findDays(tx, shopId, days),
      await findDays(tx, shopId, before),
      await findCheckoutProducts(tx, shopId, days),
    ]
    return {
      from,
      to,
      timeZone: zone,
      days: [...shown],
      checkout: [...checkout],
      totals: sumOf(shown),
      before: sumOf(earlier),
    }
  })

  manage.read(calls.listBestSellers, async (tx, call) => ({
    items: [...(await findBestSellers(tx, call.shopId, await daysOf(tx, call)))],
  }))

  manage.read(calls.breakDownNumbers, async (tx, call) => ({
    items: [...(await findBreakdown(tx, call.shopId, call.params.by, await daysOf(tx, call)))],
  }))
}

/** The days of a query, by the shop's own clock. */
async function daysOf(tx: Tx, { shopId, query, now }: NumbersCall): Promise<Days> {
  const country = await findCountry(tx, shopId)
  if (country === null) throw new Refusal('notFound')
  const zone = timeZoneOf(country)
  const to = query.to ?? dayOf(now, zone)
  const from = query.from ?? dayBefore(to, USUAL_DAYS - 1)
  const span = (Date.parse(to) - Date.parse(from)) / DAY_MS
  if (span < 0) throw wrongQuery('from', 'tooBig')
  if (span >= MOST_DAYS) throw wrongQuery('from', 'tooSmall')
  return { from, to, zone }
}

/** The day this many days before another. */
export const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10)

function sumOf(days: readonly DayNumbers[]): Omit<DayNumbers, 'day'> {
  const [first, ...rest] = days.map(({ day: _, ...figures }) => figures)
  if (!first) throw new Error('a period has at least one day')
  const names = Object.keys(first) as (keyof typeof first)[]
  const sum = { ...first }
  for (const figures of rest) for (const name of names) sum[name] += figures[name]
  return sum
}
