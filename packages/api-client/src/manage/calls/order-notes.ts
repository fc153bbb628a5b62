import * as z from 'zod'
import { idInAddress } from '../../contract/fields.ts'
import { moment } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { listOf, nothing, revision, text } from '../shapes.ts'
import { by } from './order-steps.ts'
import { OfOrder } from './orders.ts'

const OfNote = OfOrder.extend({ id: idInAddress })

const OrderNote = z
  .object({
    id: z.int(),
    who: z.string(),
    /** Left out for callers without `buyers:read`: it may contain data of the buyer. */
    text: z.string().optional(),
    at: moment,
    revision,
  })
  .meta({ id: 'OrderNote' })

const listOrderNotes = defineManageEndpoint({
  name: 'listOrderNotes',
  tag: 'Orders',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/orders/:number/notes',
  summary: 'What the team wrote down about an order, oldest first; its buyer never sees it',
  access: 'orders:write',
  params: OfOrder,
  response: listOf(OrderNote),
})

const addOrderNote = defineManageEndpoint({
  name: 'addOrderNote',
  tag: 'Orders',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/orders/:number/notes',
  summary: 'Write something down about an order, for the team alone: 422 once there are 200 notes',
  access: 'orders:write',
  params: OfOrder,
  body: z.strictObject({ text: text(1000), by }),
  example: { text: 'Calls back on Friday' },
  // Without the text, because responses are stored for repeated requests.
  response: OrderNote.omit({ text: true, revision: true }),
  status: 201,
})

const deleteOrderNote = defineManageEndpoint({
  name: 'deleteOrderNote',
  tag: 'Orders',
  method: 'DELETE',
  path: '/manage/v1/shops/:shopId/orders/:number/notes/:id',
  summary: 'Remove a note',
  access: 'orders:write',
  params: OfNote,
  revision: true,
  response: nothing,
})

export const orderNoteCalls = { listOrderNotes, addOrderNote, deleteOrderNote } as const
