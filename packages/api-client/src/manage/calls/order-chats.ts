import * as z from 'zod'
import { defineManageEndpoint } from '../endpoint.ts'
import { nothing } from '../shapes.ts'
import { by } from './order-steps.ts'
import { OfOrder } from './orders.ts'

const noteOrderChat = defineManageEndpoint({
  name: 'noteOrderChat',
  tag: 'Orders',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/orders/:number/chats',
  summary:
    'Write into the history of an order that a chat with its buyer was opened, which says nothing about an answer; not twice in a row for the same person',
  access: 'orders:write',
  params: OfOrder,
  idempotent: true,
  body: z.strictObject({ by }),
  example: { by: 'Ana' },
  response: nothing,
})

export const orderChatCalls = { noteOrderChat } as const
