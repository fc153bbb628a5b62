import * as z from 'zod'
import { moment } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { nothing, OfShop, page, pageOf, sentEmail } from '../shapes.ts'

const Subscriber = z
  .object({
    email: z.string(),
    /** `waiting`: has not yet confirmed the subscription. Write only to confirmed subscribers. */
    state: z.enum(['waiting', 'confirmed', 'left']),
    subscribedAt: moment,
    confirmedAt: moment.nullable(),
    leftAt: moment.nullable(),
    /** The consent that was confirmed, or the last one; `version` of the text is null if the form had none. */
    consent: z.object({ version: z.string().nullable(), at: moment }),
  })
  .meta({ id: 'Subscriber' })

const listSubscribers = defineManageEndpoint({
  name: 'listSubscribers',
  tag: 'Subscribers',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/subscribers',
  summary: "Who asked for the shop's news and what shows it, newest first; with all=true those who left, too",
  access: 'subscribers:read',
  params: OfShop,
  query: z.object({ ...page, all: z.enum(['true', 'false']).optional() }),
  response: pageOf(Subscriber),
})

const exportSubscribers = defineManageEndpoint({
  name: 'exportSubscribers',
  tag: 'Subscribers',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/subscribers.csv',
  summary: 'Confirmed subscribers for a spreadsheet, newest first, to write to',
  access: 'buyers:export',
  fresh: true,
  params: OfShop,
  response: nothing,
  answers: 'text/csv',
})

const endSubscription = defineManageEndpoint({
  name: 'endSubscription',
  tag: 'Subscribers',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/subscribers/end',
  summary:
    'Take an address off the list, as its owner would by the link in a mail. It stays off, also when a shop is imported that has it, unless its owner asks for the news again and confirms',
  access: 'subscribers:write',
  params: OfShop,
  body: z.strictObject({ email: sentEmail }),
  example: { email: 'ana@example.org' },
  response: nothing,
})

export const subscriberCalls = { listSubscribers, exportSubscribers, endSubscription } as const
