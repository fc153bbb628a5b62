import type { ShopId } from '@store/core'
import type { Tx } from '../../database/open.ts'
import { findPeople, type Person } from '../../people/index.ts'
import type { Services } from '../../services.ts'
import { listMemberships, type Membership } from '../../team/store.ts'
import { Refusal } from '../refusal.ts'
import { revised } from '../revision.ts'

/** Everybody who works in the shop, owners first. */
export async function teamOf(tx: Tx, shopId: ShopId, { db }: Services) {
  const team = await listMemberships(tx, shopId)
  const people = await findPeople(
    db,
    team.map(({ personId }) => personId),
  )
  const members = team.flatMap((member) => {
    const person = people.find(({ id }) => id === member.personId)
    return person ? [memberShown(member, person)] : []
  })
  return members.toSorted((one, other) => Number(other.role === 'owner') - Number(one.role === 'owner'))
}

const memberShown = ({ role, since, seenAt, refundLimit }: Membership, { id, name, email, hasPasskey }: Person) =>
  revised(
    {
      id,
      name,
      email,
      role,
      since: since.toISOString(),
      seenAt: seenAt?.toISOString() ?? null,
      hasPasskey,
      refundLimit,
    },
    ['seenAt', 'hasPasskey'],
  )

/** A member of the team; others are not found. */
export async function memberOf(tx: Tx, shopId: ShopId, services: Services, personId: number) {
  const found = (await teamOf(tx, shopId, services)).find(({ id }) => id === personId)
  if (!found) throw new Refusal('notFound')
  return found
}
