import * as z from 'zod'
import { moment } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { listOf, nothing, OfShop } from '../shapes.ts'

const SupportAccess = z
  .object({
    id: z.int(),
    mayChange: z.boolean(),
    /** Of emergency access, which no owner has granted. */
    reason: z.string().nullable(),
    /** The owner; for emergency access, the operator. */
    grantedBy: z.string(),
    since: moment,
    endsAt: moment,
    /** Support's latest visit, and who it was. */
    seenAt: moment.nullable(),
    seenBy: z.string().nullable(),
  })
  .meta({ id: 'SupportAccess' })

const listSupport = defineManageEndpoint({
  name: 'listSupport',
  tag: 'Support',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/support',
  summary: 'When the platform’s support could look into the shop, the latest first',
  access: 'shop',
  params: OfShop,
  response: listOf(SupportAccess),
})

const grantSupport = defineManageEndpoint({
  name: 'grantSupport',
  tag: 'Support',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/support',
  summary: 'Let the platform’s support look into the shop for a day, never at its buyers',
  access: 'support:write',
  fresh: true,
  params: OfShop,
  body: z.strictObject({ mayChange: z.boolean() }),
  example: { mayChange: false },
  response: listOf(SupportAccess),
  status: 201,
})

const endSupport = defineManageEndpoint({
  name: 'endSupport',
  tag: 'Support',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/support/end',
  summary: 'Let support look no longer, emergencies included',
  access: 'support:write',
  params: OfShop,
  response: nothing,
})

export const supportCalls = { listSupport, grantSupport, endSupport } as const
