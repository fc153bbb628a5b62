import { TEAM_LIMITS } from '@store/core'
import * as z from 'zod'
import { amount, moment } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { counted, countedPageOf, nothing, OfShop, page, search, text, textOrNull, yesOrNo } from '../shapes.ts'

/** At least one of these; everybody with the same value counts as the same person. */
const who = {
  email: text(254).optional(),
  /** In the format of the shop's country, or with another country's code. */
  phone: text(60).optional(),
  idNumber: text(60).optional(),
}

/** A team's notes about a buyer. Private: never shown to the buyer. */
export const markFields = {
  /** The team's note. */
  note: z.string().nullable(),
  /** Why the shop refuses their orders; null: it does not. */
  blocked: z.object({ reason: z.string(), by: z.string(), at: moment }).nullable(),
}

const BuyerData = z
  .object({
    /** `ended`: no more mails about it are sent to the buyer. */
    orders: z.array(z.object({ number: z.int(), placedAt: moment, ended: z.boolean() })),
    /** Mail addresses on the newsletter list, unsubscribed ones included. */
    subscriptions: z.array(z.string()),
    /** Messages to the shop, which are kept for 180 days. */
    messages: z.int(),
    ...markFields,
  })
  .meta({ id: 'BuyerData' })

const BuyerSummary = z
  .object({
    /** As in their newest order. */
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
    ...markFields,
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
  query: z.object({
    ...page,
    ...counted,
    q: search,
    /** Only buyers whose orders the shop refuses. */
    blocked: yesOrNo.optional(),
  }),
  response: countedPageOf(BuyerSummary),
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

/** Only numbers, because responses are stored for repeated requests. */
const Forgotten = z
  .object({
    /** Orders whose buyer's data was erased; lines, amounts and dates are kept for bookkeeping. */
    orders: z.array(z.int()),
    /** Orders that have not ended, and keep the buyer's data until then. */
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

const noteBuyer = defineManageEndpoint({
  name: 'noteBuyer',
  tag: 'Buyers',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/buyers/note',
  summary: 'Write something down about a buyer, for the team alone, in place of what was written before; null: nothing',
  access: 'buyers:write',
  params: OfShop,
  body: z.strictObject({ ...who, text: textOrNull(TEAM_LIMITS.buyerNote) }),
  example: { phone: '+57 300 123 4567', text: 'Prefers calls in the morning' },
  response: nothing,
})

const blockBuyer = defineManageEndpoint({
  name: 'blockBuyer',
  tag: 'Buyers',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/buyers/block',
  summary:
    'Take no more orders of a buyer: whoever orders with the same mail address, phone or ID number is refused, and not told why. Orders that they have stay',
  access: 'buyers:write',
  params: OfShop,
  body: z.strictObject({ ...who, reason: text(TEAM_LIMITS.blockReason) }),
  example: { phone: '+57 300 123 4567', reason: 'Three parcels came back' },
  response: nothing,
})

const unblockBuyer = defineManageEndpoint({
  name: 'unblockBuyer',
  tag: 'Buyers',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/buyers/unblock',
  summary: 'Take orders of a buyer again',
  access: 'buyers:write',
  params: OfShop,
  body: z.strictObject(who),
  example: { phone: '+57 300 123 4567' },
  response: nothing,
})

export const buyerCalls = {
  listBuyers,
  exportBuyers,
  findBuyer,
  forgetBuyer,
  noteBuyer,
  blockBuyer,
  unblockBuyer,
} as const
