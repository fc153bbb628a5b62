import * as z from 'zod'
import { typed } from '../../contract/fields.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { nothing, textOrNull } from '../shapes.ts'

const reportShop = defineManageEndpoint({
  name: 'reportShop',
  tag: 'Operators',
  method: 'POST',
  path: '/manage/v1/reports/:name',
  summary: 'Tell the platform that something is wrong with the shop of this subdomain. Nobody learns who did',
  access: 'public',
  params: z.object({ name: typed(63) }),
  body: z.strictObject({
    reason: z.enum(['fraud', 'counterfeit', 'forbidden', 'notDelivered', 'other']),
    text: textOrNull(1000),
  }),
  example: { reason: 'notDelivered', text: 'I paid three weeks ago.' },
  response: nothing,
  status: 201,
})

export const reportCalls = { reportShop } as const
