import { endOfDay, startOfDay, timeZoneOf } from '@store/core'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { actionOf, thingOf } from '#app/shop/log-words.ts'
import { logWords } from '#app/words/log/index.ts'
import { calledIn, changedLines } from './changed-lines.ts'

const PAGE = 50

/** Parses the filters in the address of the log's page. */
export function queryIn(url: string, timeZone: string) {
  const query = new URL(url).searchParams
  const day = (name: string) => {
    const typed = query.get(name) ?? ''
    return startOfDay(typed, timeZone) ? typed : ''
  }
  const [from, until] = [day('from'), day('until')]
  const person = /^\d{1,9}$/.test(query.get('person') ?? '') ? Number(query.get('person')) : undefined
  const thing = /^[\w/-]{1,120}$/.test(query.get('thing') ?? '') ? (query.get('thing') ?? '') : ''
  return {
    shown: { person: person ? String(person) : '', thing, from, until },
    query: {
      person,
      thing: thing || undefined,
      from: from ? startOfDay(from, timeZone)?.toISOString() : undefined,
      until: until ? endOfDay(until, timeZone)?.toISOString() : undefined,
    },
  }
}

/** Loads a page of the log, described in words. */
export async function readLog(office: Office, { shopId, country }: MyShop, url: string) {
  const { manage, language } = office
  const params = { shopId }
  const { shown, query } = queryIn(url, timeZoneOf(country))
  const after = new URL(url).searchParams.get('after') ?? undefined
  const [{ items, next }, people, { currency }, { items: taxes }] = await Promise.all([
    manage.listAuditLog({ params, query: { ...query, limit: PAGE, after } }),
    manage.listAuditPeople({ params }),
    manage.getShop({ params }),
    manage.listTaxes({ params }),
  ])
  const words = logWords.of(language)
  const entries = items.map(({ before, after: now, thing, action, ...entry }) => ({
    ...entry,
    action,
    ...thingOf(thing, action),
    verb: actionOf(action),
    called: calledIn(before, now),
    lines: changedLines(before, now, { words, money: { country, currency }, language, taxes }),
  }))
  return { entries, next, shown, people: people.items }
}
