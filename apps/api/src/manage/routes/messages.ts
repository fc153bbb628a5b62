import { manageEndpoints as calls, SCOPES_OF_ROLE } from '@store/api-client/manage'
import { type Country, invariant, type ShopId } from '@store/core'
import type { Tx } from '../../database/open.ts'
import { listMessages, lockMessage, type StoredMessage, setMessage } from '../../inbox/store.ts'
import { findPeople } from '../../people/index.ts'
import type { Services } from '../../services.ts'
import { chatNumberOf, readPhone } from '../../shops/phone.ts'
import { findShop } from '../../shops/store/shops.ts'
import { listMemberships } from '../../team/store.ts'
import type { Management } from '../mount.ts'
import { pageIn, pageOf } from '../paging.ts'
import { Refusal, wrongField, wrongQuery } from '../refusal.ts'
import { revised } from '../revision.ts'

const SORT = 'newest'

export function messageRoutes(manage: Management): void {
  manage.read(calls.listMessages, async (tx, { shopId, services, caller, query }) => {
    const { limit, after } = pageIn(query, SORT)
    if (query.assigned && caller.kind !== 'person') throw wrongQuery('assigned', 'notAllowed')
    const rows = await listMessages(tx, shopId, {
      state: query.state ?? null,
      assignedTo: query.assigned && caller.kind === 'person' ? caller.person.personId : null,
      until: query.until ?? null,
      search: query.q ?? null,
      after: after && Number(after[0]),
      limit: limit + 1,
    })
    const seen = await showing(tx, shopId, services)
    return pageOf(
      rows,
      limit,
      SORT,
      ({ id }) => [id],
      (message) => withActs(seen(message), message),
    )
  })

  manage.read(calls.listAnswerers, async (tx, { shopId, services }) => ({
    items: await answerersOf(tx, shopId, services),
  }))

  manage.write(calls.changeMessage, async (tx, { shopId, services, params: { id }, body, match, who, now }) => {
    const found = await lockMessage(tx, shopId, id)
    if (!found) throw new Refusal('notFound')
    const seen = await showing(tx, shopId, services)
    match(seen(found))
    const { state = found.state, assigned = found.assignedTo, answered = false } = body
    if (assigned !== null && assigned !== found.assignedTo) {
      const team = await answerersOf(tx, shopId, services)
      if (!team.some((person) => person.id === assigned)) throw wrongField('assigned', 'unknown')
    }
    const isChanged = state !== found.state || assigned !== found.assignedTo
    const message: StoredMessage = {
      ...found,
      state,
      assignedTo: assigned,
      ...(answered && { answeredBy: who, answeredAt: now }),
      ...(isChanged && { changedBy: who, changedAt: now }),
    }
    await setMessage(tx, shopId, message)
    return withActs(seen(message), message)
  })
}

/** The people of the team whose role may answer messages, the longest-serving members first. */
async function answerersOf(tx: Tx, shopId: ShopId, { db }: Services) {
  const team = await listMemberships(tx, shopId)
  const answering = team.filter(({ role }) => SCOPES_OF_ROLE[role].includes('messages:write'))
  const people = await findPeople(
    db,
    answering.map(({ personId }) => personId),
  )
  return answering.flatMap(({ personId }) => {
    const person = people.find(({ id }) => id === personId)
    return person ? [{ id: personId, name: person.name || person.email }] : []
  })
}

/** How a shop's messages are shown: with names of the team, and phone numbers in the form for chat links. */
async function showing(tx: Tx, shopId: ShopId, services: Services) {
  const shop = await findShop(tx, shopId)
  invariant(shop, 'whoever asks for messages was let into their shop')
  const team = await answerersOf(tx, shopId, services)
  return (message: StoredMessage) => seenOf(message, team, shop.country)
}

/** The fields that the revision of a message covers. */
function seenOf(message: StoredMessage, team: Awaited<ReturnType<typeof answerersOf>>, country: Country) {
  const { id, at, name, email, phone, text, state, assignedTo } = message
  return revised({
    id,
    at: at.toISOString(),
    name,
    email,
    phone,
    text,
    state,
    chatNumber: chatNumberIn(phone, country),
    assigned: team.find((person) => person.id === assignedTo) ?? null,
  })
}

/** The same, with who did what last. */
const withActs = (
  seen: ReturnType<typeof seenOf>,
  { answeredBy, answeredAt, changedBy, changedAt }: StoredMessage,
) => ({
  ...seen,
  answered: actOf(answeredBy, answeredAt),
  changed: actOf(changedBy, changedAt),
})

function chatNumberIn(typed: string | null, country: Country): string | null {
  const phone = typed === null ? null : readPhone(typed, country)
  return phone && chatNumberOf(phone)
}

const actOf = (who: string | null, at: Date | null) => (who !== null && at ? { who, at: at.toISOString() } : null)
