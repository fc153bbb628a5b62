import * as z from 'zod'
import { moment } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { OfShop, text } from '../shapes.ts'

/** At least one of these; everybody with the same value counts as the same person. */
const who = {
  email: text(254).optional(),
  /** As it is written in the shop's country, or with the code of another. */
  phone: text(60).optional(),
  idNumber: text(60).optional(),
}

const BuyerData = z
  .object({
    /** `ended`: its buyer gets no more mails about it. */
    orders: z.array(z.object({ number: z.int(), placedAt: moment, ended: z.boolean() })),
    /** Mail addresses on the newsletter list, unsubscribed ones included. */
    subscriptions: z.array(z.string()),
    /** Messages to the shop that are still stored. */
    messages: z.int(),
  })
  .meta({ id: 'BuyerData' })

const findBuyer = defineManageEndpoint({
  name: 'findBuyer',
  tag: 'Buyers',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/buyers/data',
  summary: 'What the shop keeps of somebody, who is named by mail address, phone or ID number',
  access: 'buyers:read',
  params: OfShop,
  query: z.object(who),
  response: BuyerData,
})

/** Only numbers, because answers are stored for repeated requests. */
const Forgotten = z
  .object({
    /** Orders whose buyer was erased; lines, amounts and dates stay for the books. */
    orders: z.array(z.int()),
    /** Orders that keep the data they need until they have ended. */
    underWay: z.array(z.int()),
    subscriptions: z.int(),
    messages: z.int(),
  })
  .meta({ id: 'Forgotten' })

const forgetBuyer = defineManageEndpoint({
  name: 'forgetBuyer',
  tag: 'Buyers',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/buyers/forget',
  summary: 'Forget somebody: in orders that have ended, on the newsletter and in messages. This cannot be undone',
  access: 'buyers:forget',
  fresh: true,
  params: OfShop,
  body: z.strictObject(who),
  example: { email: 'ana@example.org' },
  response: Forgotten,
})

export const buyerCalls = { findBuyer, forgetBuyer } as const
