import { manageEndpoints as calls, type Role, rolesGivenBy, SCOPES_OF_ROLE } from '@store/api-client/manage'
import { invariant, MOST_OF_LIMITS, mostOf, type ShopId } from '@store/core'
import { addAuditEntry } from '../../audit/store.ts'
import { lockInShop } from '../../database/advisory-locks.ts'
import { inShop, type Tx } from '../../database/open.ts'
import { networkName } from '../../http/shopper.ts'
import { unassignMessages } from '../../inbox/store.ts'
import { insertInvitationMail } from '../../messages/store.ts'
import { ensurePerson, findPersonByEmail, type SessionHolder } from '../../people/index.ts'
import { findPlan } from '../../plans/store.ts'
import type { Services } from '../../services.ts'
import { findShop } from '../../shops/store/shops.ts'
import {
  addInvitation,
  findInvitation,
  type Invitation,
  listInvitations,
  readInvitationToken,
  removeInvitation,
} from '../../team/invitations.ts'
import {
  addMembership,
  listMemberships,
  type Membership,
  removeMembership,
  setRefundLimit,
  setRole,
} from '../../team/store.ts'
import { forgetViews } from '../../views/store.ts'
import { type Caller, isFresh, isLimited, nameInLog, personKey, personOf } from '../caller.ts'
import { countWithinIn } from '../limits.ts'
import type { Management } from '../mount.ts'
import { notifyingOwners } from '../notify-of-owners.ts'
import { planFull } from '../plan-limits.ts'
import { Refusal, wrongField } from '../refusal.ts'
import { revised } from '../revision.ts'
import { memberOf, teamOf } from './team-members.ts'

/** The most people in a team, invitations included, whatever the plan. */
const MOST_IN_TEAM = MOST_OF_LIMITS.people
/** Invitations of a shop per day. */
const INVITATIONS_A_DAY = 20
const DAY = 24 * 60 * 60

export function teamRoutes(manage: Management): void {
  manage.read(calls.listTeam, async (tx, { shopId, services }) => ({ items: await teamOf(tx, shopId, services) }))

  manage.write(calls.addMember, async (tx, { shopId, services, body, now }) => {
    await lockInShop(tx, shopId, 'team')
    const shop = await findShop(tx, shopId)
    const person = await ensurePerson(services.db, body.email, '', shop?.language ?? 'es')
    const member = { personId: person.id, role: body.role, since: now }
    await notifyingOwners(tx, services, { shopId, personId: person.id }, () => admit(tx, shopId, member))
    return memberOf(tx, shopId, services, person.id)
  })

  manage.write(calls.changeMember, async (tx, { shopId, services, caller, params, body, match, now }) => {
    await lockInShop(tx, shopId, 'team')
    const member = await memberOf(tx, shopId, services, params.id)
    match(member)
    checkGiven(caller, member.role)
    checkGiven(caller, body.role)
    if (body.refundLimit !== undefined && !isOwner(caller)) throw wrongField('refundLimit', 'notAllowed')
    // A new owner has to accept: only an invitation makes one.
    if (body.role === 'owner' && member.role !== 'owner' && caller.kind === 'person')
      throw wrongField('role', 'notAllowed')
    if (body.role !== 'owner') await checkOwnerStays(tx, shopId, params.id)
    const { id: personId } = params
    await notifyingOwners(tx, services, { shopId, personId }, () =>
      setRole(tx, shopId, { personId, role: body.role, since: now }),
    )
    if (!SCOPES_OF_ROLE[body.role].includes('messages:write')) await unassignMessages(tx, shopId, personId)
    // Owners have no limit; a former owner begins without one.
    const limit = body.role === 'owner' ? null : body.refundLimit
    if (limit !== undefined) await setRefundLimit(tx, shopId, personId, limit)
    return memberOf(tx, shopId, services, params.id)
  })

  manage.write(calls.removeMember, async (tx, { shopId, services, caller, params, match }) => {
    await lockInShop(tx, shopId, 'team')
    const member = await memberOf(tx, shopId, services, params.id)
    match(member)
    checkGiven(caller, member.role)
    await checkOwnerStays(tx, shopId, params.id)
    const { id: personId } = params
    await notifyingOwners(tx, services, { shopId, personId }, () => letGo(tx, shopId, personId))
    return {}
  })

  manage.write(calls.leaveTeam, async (tx, { shopId, services, caller }) => {
    const { personId } = personOf(caller)
    await lockInShop(tx, shopId, 'team')
    await checkOwnerStays(tx, shopId, personId)
    await notifyingOwners(tx, services, { shopId, personId }, () => letGo(tx, shopId, personId))
    return {}
  })

  manage.read(calls.listInvitations, async (tx, { shopId, now }) => ({
    items: (await listInvitations(tx, shopId, now)).map(shown),
  }))

  manage.write(calls.invite, async (tx, { shopId, services, caller, who, body: { email, role }, now }) => {
    checkGiven(caller, role)
    await lockInShop(tx, shopId, 'team')
    const [team, open] = [await listMemberships(tx, shopId), await listInvitations(tx, shopId, now)]
    const replaced = open.find((each) => each.email === email)
    if (replaced) checkGiven(caller, replaced.role)
    const known = await findPersonByEmail(services.db, email)
    const member = team.find(({ personId }) => personId === known?.id)
    // A member of the team can only be invited as its owner.
    if (member && (role !== 'owner' || member.role === 'owner')) throw wrongField('email', 'taken')
    if (!member) await checkPlaces(tx, shopId, caller, team.length + open.filter((each) => each !== replaced).length)
    await countWithinIn(tx, now, [{ of: ['invitations', shopId], most: INVITATIONS_A_DAY, within: DAY }])
    const inviterId = caller.kind === 'person' ? caller.person.personId : null
    await addInvitation(tx, shopId, { email, role, inviterId, invitedBy: who, now })
    await insertInvitationMail(tx, shopId, email)
    const added = (await listInvitations(tx, shopId, now)).find((each) => each.email === email)
    invariant(added, 'an invitation that was just written is found')
    return shown(added)
  })

  manage.write(calls.withdrawInvitation, async (tx, { shopId, params: { id }, match, now, caller }) => {
    const found = await findInvitation(tx, { shopId, id }, now)
    if (!found) throw new Refusal('notFound')
    match(shown(found))
    checkGiven(caller, found.role)
    await removeInvitation(tx, shopId, id)
    return {}
  })

  manage.outside(calls.getInvitation, async (_, { services, caller, params, now }) =>
    withInvitation(services, personOf(caller), params.token, now, async (tx, shopId, { role, invitedBy, endsAt }) => {
      const shop = await findShop(tx, shopId)
      return { shopName: shop?.name ?? '', role, invitedBy, endsAt: endsAt.toISOString() }
    }),
  )

  manage.outside(calls.acceptInvitation, async (_, { services, caller, params, now, address }) =>
    withInvitation(services, personOf(caller), params.token, now, async (tx, shopId, invitation) => {
      const { personId } = personOf(caller)
      // Becoming an owner needs as fresh a proof as appointing one.
      if (invitation.role === 'owner' && !isFresh(caller, now)) throw new Refusal('freshNeeded')
      await lockInShop(tx, shopId, 'team')
      await checkInviter(tx, shopId, invitation)
      await notifyingOwners(tx, services, { shopId, personId }, () =>
        admit(tx, shopId, { personId, role: invitation.role, since: now }),
      )
      await removeInvitation(tx, shopId, invitation.id)
      const { role, invitedBy } = invitation
      await addAuditEntry(tx, shopId, {
        at: now,
        kind: 'person',
        who: nameInLog(caller),
        personId,
        grantedBy: null,
        action: calls.acceptInvitation.name,
        thing: 'team',
        before: null,
        after: { role, invitedBy },
        refused: null,
        requestId: '',
        network: networkName(address()),
      })
      const shop = await findShop(tx, shopId)
      return { shopId, subdomain: shop?.subdomain ?? '' }
    }),
  )
}

const isOwner = (caller: Caller): boolean =>
  caller.kind === 'platform' || (caller.kind === 'person' && caller.role === 'owner')

/** Removes somebody from the team: their saved views are deleted, and the messages assigned to them are unassigned. */
async function letGo(tx: Tx, shopId: ShopId, personId: number): Promise<void> {
  await removeMembership(tx, shopId, personId)
  await forgetViews(tx, shopId, personKey(personId))
  await unassignMessages(tx, shopId, personId)
}

/** Refuses a role that the caller may neither give nor take away. */
function checkGiven(caller: Caller, role: Role): void {
  if (caller.kind === 'platform') return
  const allowed = caller.kind === 'person' && caller.role ? rolesGivenBy(caller.role) : []
  if (!allowed.includes(role)) throw wrongField('role', 'notAllowed')
}

/** Refuses another member if the plan's limit is reached. `used`: members and invitations. */
async function checkPlaces(tx: Tx, shopId: ShopId, caller: Caller, used: number): Promise<void> {
  if (used >= MOST_IN_TEAM) throw wrongField('email', 'tooMany', { most: MOST_IN_TEAM })
  const { plan, own } = await findPlan(tx, shopId)
  const most = mostOf('people', plan, own)
  if (used >= most && isLimited(caller)) throw planFull('people', { used, most })
}

/** Refuses to remove the last owner, or to give them another role. */
async function checkOwnerStays(tx: Tx, shopId: ShopId, leaving: number): Promise<void> {
  const team = await listMemberships(tx, shopId)
  const isOwner = team.some(({ personId, role }) => personId === leaving && role === 'owner')
  const others = team.some(({ personId, role }) => personId !== leaving && role === 'owner')
  if (isOwner && !others) throw new Refusal('state', { allowed: [], usedBy: 'owner' })
}

/** The invitation is void unless its inviter may still give the role. */
async function checkInviter(tx: Tx, shopId: ShopId, { inviterId, role }: Invitation): Promise<void> {
  if (inviterId === null) return
  const inviter = (await listMemberships(tx, shopId)).find(({ personId }) => personId === inviterId)
  if (!inviter || !rolesGivenBy(inviter.role).includes(role)) throw new Refusal('notFound')
}

/** Adds a member. An existing member can only change to owner. */
async function admit(tx: Tx, shopId: ShopId, member: Pick<Membership, 'personId' | 'role' | 'since'>): Promise<void> {
  const known = (await listMemberships(tx, shopId)).find(({ personId }) => personId === member.personId)
  if (known) {
    if (member.role !== 'owner' || known.role === 'owner') return
    await setRole(tx, shopId, member)
    return setRefundLimit(tx, shopId, member.personId, null)
  }
  if ((await addMembership(tx, shopId, member)) === 'full') throw wrongField('email', 'tooMany')
}

/**
 * Runs `work` with the invitation of a link, for the person whose address was invited. A wrong token, somebody else's
 * invitation and one that has ended give the same response.
 */
function withInvitation<T>(
  { db, payments }: Services,
  person: SessionHolder,
  token: string,
  now: Date,
  work: (tx: Tx, shopId: ShopId, invitation: Invitation) => Promise<T>,
): Promise<T> {
  const named = readInvitationToken(payments.secrets, token)
  if (!named) throw new Refusal('notFound')
  return inShop(db, named.shopId, async (tx) => {
    const invitation = await findInvitation(tx, named, now)
    if (invitation?.email !== person.email) throw new Refusal('notFound')
    return work(tx, named.shopId, invitation)
  })
}

const shown = ({ id, email, role, invitedBy, endsAt }: Invitation) =>
  revised({ id, email, role, invitedBy, endsAt: endsAt.toISOString() })
