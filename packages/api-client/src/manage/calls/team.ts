import * as z from 'zod'
import { amount, moment } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { ROLES } from '../roles.ts'
import { listOf, nothing, OfShop, OfShopById, price, revision, sentEmail } from '../shapes.ts'

const role = z.enum(ROLES)
const OfInvitation = z.object({
  token: z
    .string()
    .max(64)
    .regex(/^[\w-]+$/),
})

const Member = z
  .object({
    /** The person's id. */
    id: z.int(),
    name: z.string(),
    email: z.string(),
    role,
    since: moment,
    /** When they last made a call in this shop. */
    seenAt: moment.nullable(),
    hasPasskey: z.boolean(),
    /** The most that they may refund per order; null: no limit. */
    refundLimit: amount.nullable(),
    revision,
  })
  .meta({ id: 'Member' })

const Invitation = z
  .object({ id: z.int(), email: z.string(), role, invitedBy: z.string(), endsAt: moment, revision })
  .meta({ id: 'Invitation' })

const listTeam = defineManageEndpoint({
  name: 'listTeam',
  tag: 'Team',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/team',
  summary: 'Everybody who works in the shop, owners first',
  access: 'team:write',
  params: OfShop,
  response: listOf(Member),
})

const addMember = defineManageEndpoint({
  name: 'addMember',
  tag: 'Team',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/team',
  summary: 'Put somebody into the team without an invitation: the first owner of a shop that was opened by a key',
  access: 'platform',
  params: OfShop,
  body: z.strictObject({ email: sentEmail, role }),
  example: { email: 'ana@example.com', role: 'owner' },
  response: Member,
  status: 201,
})

const changeMember = defineManageEndpoint({
  name: 'changeMember',
  tag: 'Team',
  method: 'PATCH',
  path: '/manage/v1/shops/:shopId/team/:id',
  summary:
    'Give somebody another role, or say how much of an order they may give back: owners alone do. A shop always has an owner',
  access: 'team:write',
  fresh: true,
  params: OfShopById,
  revision: true,
  body: z.strictObject({
    role,
    /** The most that they may refund per order; null: no limit; left out: unchanged. Owners have none. */
    refundLimit: price.nullable().optional(),
  }),
  example: { role: 'manager', refundLimit: 200_000_00 },
  response: Member,
})

const removeMember = defineManageEndpoint({
  name: 'removeMember',
  tag: 'Team',
  method: 'DELETE',
  path: '/manage/v1/shops/:shopId/team/:id',
  summary: 'Take somebody out of the team: their next call is refused',
  access: 'team:write',
  fresh: true,
  params: OfShopById,
  revision: true,
  response: nothing,
})

const leaveTeam = defineManageEndpoint({
  name: 'leaveTeam',
  tag: 'Team',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/team/leave',
  summary: 'Leave the team oneself. The last owner cannot',
  access: 'member',
  params: OfShop,
  response: nothing,
})

const listInvitations = defineManageEndpoint({
  name: 'listInvitations',
  tag: 'Team',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/invitations',
  summary: 'Invitations that nobody has accepted yet',
  access: 'team:write',
  params: OfShop,
  response: listOf(Invitation),
})

const invite = defineManageEndpoint({
  name: 'invite',
  tag: 'Team',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/invitations',
  summary: 'Invite somebody into the team by a mail that works for seven days, once',
  access: 'team:write',
  fresh: true,
  idempotent: true,
  params: OfShop,
  body: z.strictObject({ email: sentEmail, role }),
  example: { email: 'beto@example.com', role: 'sales' },
  response: Invitation,
  status: 201,
})

const withdrawInvitation = defineManageEndpoint({
  name: 'withdrawInvitation',
  tag: 'Team',
  method: 'DELETE',
  path: '/manage/v1/shops/:shopId/invitations/:id',
  summary: 'Take an invitation back',
  access: 'team:write',
  params: OfShopById,
  revision: true,
  response: nothing,
})

const getInvitation = defineManageEndpoint({
  name: 'getInvitation',
  tag: 'Team',
  method: 'GET',
  path: '/manage/v1/invitations/:token',
  summary: 'Who invites where, for the person whose address was invited',
  access: 'person',
  params: OfInvitation,
  response: z.object({ shopName: z.string(), role, invitedBy: z.string(), endsAt: moment }),
})

const acceptInvitation = defineManageEndpoint({
  name: 'acceptInvitation',
  tag: 'Team',
  method: 'POST',
  path: '/manage/v1/invitations/:token',
  summary: 'Accept: only a person whose proven address is the invited one',
  access: 'person',
  params: OfInvitation,
  secret: true,
  response: z.object({ shopId: z.int(), subdomain: z.string() }),
})

export const teamCalls = {
  listTeam,
  addMember,
  changeMember,
  removeMember,
  leaveTeam,
  listInvitations,
  invite,
  withdrawInvitation,
  getInvitation,
  acceptInvitation,
} as const
