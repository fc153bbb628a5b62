import { manageEndpoints as calls } from '@store/api-client/manage'
import { dayOf } from '@store/core'
import { findNumbers } from '../../visitors/numbers.ts'
import type { Management } from '../mount.ts'
import { wrongQuery } from '../refusal.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Without dates in the query, the last month is returned. */
const USUAL_DAYS = 30
const MOST_DAYS = 366

export function numberRoutes(manage: Management): void {
  manage.read(calls.getNumbers, async (tx, { shopId, query, now }) => {
    const to = query.to ?? dayInUtc(now.getTime())
    const from = query.from ?? dayInUtc(Date.parse(to) - (USUAL_DAYS - 1) * DAY_MS)
    const span = (Date.parse(to) - Date.parse(from)) / DAY_MS
    if (span < 0) throw wrongQuery('from', 'tooBig')
    if (span >= MOST_DAYS) throw wrongQuery('from', 'tooSmall')
    const { days, checkout } = await findNumbers(tx, shopId, { from, to })
    return { from, to, days: [...days], checkout: [...checkout] }
  })
}

const dayInUtc = (moment: number) => dayOf(new Date(moment), 'UTC')
