import { data } from '@remix-run/node'
import { startOfDay, timeZoneOf } from '@store/core'
import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Done, type Refused, wrongFields, wrongTyped } from '#app/session/outcome.ts'
import { problemOf } from '#app/session/problem.server.ts'
import { dataWords } from '#app/words/data/index.ts'
import { dayText } from '#app/words/dates.ts'

/** Closes, opens or deletes a shop, or cancels its deletion, by the intent. */
export async function closeShop(office: Office, sent: Sent, { shopId, country }: MyShop): Promise<Done | Refused> {
  const { manage } = office
  const words = dataWords.of(office.language)
  const params = { shopId }
  const done = (note: string): Done => ({ kind: 'done', note })
  // The cached list of shops has whether they are open, and when they are deleted.
  office.forget()
  switch (sent.intent) {
    case 'close': {
      const opensOn = sent.text('opensOn') || null
      if (opensOn !== null && startOfDay(opensOn, 'UTC') === null)
        return wrongTyped(sent, { opensOn: words.opensOnWrong })
      try {
        await manage.closeShop({ params, body: { reason: sent.text('reason'), opensOn } })
        return done(words.closedNow)
      } catch (error) {
        if (isWrong(error, 'opensOn')) return wrongTyped(sent, { opensOn: words.opensOnWrong })
        throw error
      }
    }
    case 'keep':
      await manage.keepShop({ params, revision: '*' })
      return done(words.kept)
    case 'delete': {
      const subdomain = sent.text('subdomain')
      if (subdomain === '') return wrongFields(sent, { subdomain: words.removeWrong })
      try {
        const { deletion } = await manage.deleteShop({ params, revision: '*', body: { subdomain } })
        return done(words.removed(deletion ? dayText(deletion.dueAt, office.language, timeZoneOf(country)) : ''))
      } catch (error) {
        if (isWrong(error, 'subdomain')) return wrongFields(sent, { subdomain: words.removeWrong })
        throw error
      }
    }
    case 'reopen':
      await manage.reopenShop({ params })
      return done(words.reopened)
    default:
      throw data(null, { status: 400 })
  }
}

const isWrong = (error: unknown, field: string): boolean =>
  (problemOf(error)?.errors ?? []).some(({ path }) => path === field)
