import * as z from 'zod'
import { defineManageEndpoint } from '../endpoint.ts'
import { nothing } from '../shapes.ts'
import { OfOrder } from './orders.ts'

const sendOrderMail = defineManageEndpoint({
  name: 'sendOrderMail',
  tag: 'Orders',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/orders/:number/messages',
  summary:
    'Send the buyer the last mail about the order again, or ask them to pay what they have begun to pay: 409 when there is none to send, or no address',
  access: 'orders:write',
  params: OfOrder,
  idempotent: true,
  body: z.strictObject({ mail: z.enum(['last', 'unpaid']) }),
  example: { mail: 'last' },
  response: nothing,
})

export const orderMailCalls = { sendOrderMail } as const
