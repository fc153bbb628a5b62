import * as z from 'zod'
import { idInAddress, typedIfAny } from '../../contract/fields.ts'
import { moment } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { nothing, page, pageOf, search, text } from '../shapes.ts'
import { OwnLimits, PlanWish, plan, planShape } from './limits.ts'

const TAG = 'Operators'
const OfOverseen = z.object({ id: idInAddress })

const OverseenShop = z
  .object({
    shopId: z.int(),
    name: z.string(),
    subdomain: z.string(),
    url: z.string(),
    country: z.string(),
    templateId: z.int(),
    open: z.boolean(),
    createdAt: moment,
    ordersOfWeek: z.int(),
    products: z.int(),
    /** Until when it is new: with lower daily limits, and not indexed by search engines. */
    quietUntil: moment.nullable(),
    /** Why it should be reviewed. */
    flags: z.array(z.enum(['throwAwayMail', 'nameOfBank'])),
    passedAt: moment.nullable(),
    pausedAt: moment.nullable(),
    pauseReason: z.string().nullable(),
    openReports: z.int(),
    plan,
    /** Its request beyond its plan. */
    wish: PlanWish.nullable(),
    /** Until when the caller has access to it. */
    supportUntil: moment.nullable(),
  })
  .meta({ id: 'OverseenShop' })

const ShopReport = z
  .object({
    id: z.int(),
    at: moment,
    reason: z.enum(['fraud', 'counterfeit', 'forbidden', 'notDelivered', 'other']),
    text: z.string().nullable(),
    closedAt: moment.nullable(),
    closedBy: z.string().nullable(),
    answer: z.string().nullable(),
  })
  .meta({ id: 'ShopReport' })

const OverseenInFull = OverseenShop.extend({ ...planShape, reports: z.array(ShopReport) }).meta({
  id: 'OverseenShopInFull',
})

const listOverseenShops = defineManageEndpoint({
  name: 'listOverseenShops',
  tag: TAG,
  method: 'GET',
  path: '/manage/v1/operator/shops',
  summary: 'Shops, the newest first: names, states and counts, nothing of their buyers',
  access: 'operator',
  query: z.object({ ...page, q: search, view: typedIfAny(20).optional() }),
  response: pageOf(OverseenShop),
})

const getOverseenShop = defineManageEndpoint({
  name: 'getOverseenShop',
  tag: TAG,
  method: 'GET',
  path: '/manage/v1/operator/shops/:id',
  summary: 'A shop, and what was reported of it',
  access: 'operator',
  params: OfOverseen,
  response: OverseenInFull,
})

const passShop = defineManageEndpoint({
  name: 'passShop',
  tag: TAG,
  method: 'POST',
  path: '/manage/v1/operator/shops/:id/pass',
  summary: 'The shop is good: it is quiet no longer',
  access: 'operator',
  params: OfOverseen,
  response: OverseenInFull,
})

const pauseShop = defineManageEndpoint({
  name: 'pauseShop',
  tag: TAG,
  method: 'POST',
  path: '/manage/v1/operator/shops/:id/pause',
  summary: 'Keep the shop closed, whatever its owner does. Its owners are told why by mail',
  access: 'operator',
  fresh: true,
  idempotent: true,
  params: OfOverseen,
  body: z.strictObject({ reason: text(500) }),
  example: { reason: 'It sells what may not be sold.' },
  response: OverseenInFull,
})

const resumeShop = defineManageEndpoint({
  name: 'resumeShop',
  tag: TAG,
  method: 'POST',
  path: '/manage/v1/operator/shops/:id/resume',
  summary: 'End a pause: the shop is as its owner has left it',
  access: 'operator',
  params: OfOverseen,
  response: OverseenInFull,
})

const setShopPlan = defineManageEndpoint({
  name: 'setShopPlan',
  tag: TAG,
  method: 'POST',
  path: '/manage/v1/operator/shops/:id/plan',
  summary:
    'Give the shop a plan, and figures of its own instead of the plan’s. What it has asked for is answered by that',
  access: 'operator',
  params: OfOverseen,
  body: z.strictObject({ plan, own: OwnLimits }),
  example: {
    plan: 'grow',
    own: { products: null, mediaBytes: null, people: 45, mailsADay: null, ordersADay: null },
  },
  response: OverseenInFull,
})

const closeWish = defineManageEndpoint({
  name: 'closeWish',
  tag: TAG,
  method: 'POST',
  path: '/manage/v1/operator/shops/:id/plan/close',
  summary: 'What the shop has asked for is dealt with, and its plan stays',
  access: 'operator',
  params: OfOverseen,
  response: OverseenInFull,
})

const closeReport = defineManageEndpoint({
  name: 'closeReport',
  tag: TAG,
  method: 'POST',
  path: '/manage/v1/operator/shops/:id/reports/:report/close',
  summary: 'Note what became of a report',
  access: 'operator',
  params: OfOverseen.extend({ report: idInAddress }),
  body: z.strictObject({ answer: text(500) }),
  example: { answer: 'The order was delivered the day after.' },
  response: OverseenInFull,
})

const enterInEmergency = defineManageEndpoint({
  name: 'enterInEmergency',
  tag: TAG,
  method: 'POST',
  path: '/manage/v1/operator/shops/:id/emergency',
  summary: 'Look into the shop for a day although no owner has let support in. All of them are told why by mail',
  access: 'operator',
  fresh: true,
  idempotent: true,
  params: OfOverseen,
  body: z.strictObject({ reason: text(500), mayChange: z.boolean() }),
  example: { reason: 'Payments of the shop fail since this morning.', mayChange: false },
  response: OverseenInFull,
  status: 201,
})

const leaveEmergency = defineManageEndpoint({
  name: 'leaveEmergency',
  tag: TAG,
  method: 'POST',
  path: '/manage/v1/operator/shops/:id/leave',
  summary: 'Look into the shop no longer, if it was an emergency',
  access: 'operator',
  params: OfOverseen,
  response: nothing,
})

const Queue = z.object({ waiting: z.int(), givenUp: z.int() })

const getPlatformHealth = defineManageEndpoint({
  name: 'getPlatformHealth',
  tag: TAG,
  method: 'GET',
  path: '/manage/v1/operator/health',
  summary: 'What waits to be sent, and what was given up',
  access: 'operator',
  response: z.object({ outbox: Queue, peopleMails: Queue }),
})

export const operatorCalls = {
  listOverseenShops,
  getOverseenShop,
  passShop,
  pauseShop,
  resumeShop,
  setShopPlan,
  closeWish,
  closeReport,
  enterInEmergency,
  leaveEmergency,
  getPlatformHealth,
} as const
