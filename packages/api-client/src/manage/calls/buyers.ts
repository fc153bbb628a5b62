import * as z from 'zod'
import { amount, moment } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { nothing, OfShop, page, pageOf, search, text } from '../shapes.ts'

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
    /** Messages to the shop, which are kept for 180 days. */
    messages: z.int(),
  })
  .meta({ id: 'BuyerData' })

const BuyerSummary = z
  .object({
    /** As the newest of their orders says. */
    name: z.string(),
    idNumber: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    city: z.string().nullable(),
    orders: z.int(),
    /** The totals of orders that were neither cancelled nor rejected. */
    spent: amount,
    /** Parcels that came back. */
    returned: z.int(),
    lastAt: moment,
  })
  .meta({ id: 'BuyerSummary' })

const listBuyers = defineManageEndpoint({
  name: 'listBuyers',
  tag: 'Buyers',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/buyers',
  summary:
    'Who has bought, the last one first: orders with the same ID number are of one person, else those with the same phone',
  access: 'buyers:read',
  params: OfShop,
  query: z.object({ ...page, q: search }),
  response: pageOf(BuyerSummary),
})

const exportBuyers = defineManageEndpoint({
  name: 'exportBuyers',
  tag: 'Buyers',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/buyers.csv',
  summary: 'Who has bought, for a spreadsheet, the last one first',
  access: 'buyers:export',
  fresh: true,
  params: OfShop,
  response: nothing,
  answers: 'text/csv',
})

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

export const buyerCalls = { listBuyers, exportBuyers, findBuyer, forgetBuyer } as const
