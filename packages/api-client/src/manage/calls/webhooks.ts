import * as z from 'zod'
import { idInAddress } from '../../contract/fields.ts'
import { moment } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { listOf, nothing, OfShop, OfShopById, page, pageOf, revision } from '../shapes.ts'

/** The events of webhooks. None is ever removed. */
export const WEBHOOK_EVENTS = [
  'order.created',
  'order.confirmed',
  'order.paid',
  'order.packed',
  'order.shipped',
  'order.delivered',
  'order.returned',
  'order.cancelled',
  'order.refunded',
  'order.changed',
  'payment.trouble',
  'product.created',
  'product.updated',
  'product.deleted',
  'stock.low',
  'stock.out',
  'stock.back',
  'message.received',
  'subscriber.confirmed',
  'subscriber.left',
  'buyer.forgotten',
  'appearance.published',
  'shop.updated',
  'shop.closed',
  'task.finished',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** The event of a test: sent on demand, whatever events the webhook subscribes to. */
export const PING = 'ping'

const Webhook = z
  .object({
    id: z.int(),
    url: z.string(),
    events: z.array(z.enum(WEBHOOK_EVENTS)),
    /** Whether bodies contain the data of buyers, senders and subscribers. */
    buyers: z.boolean(),
    on: z.boolean(),
    /** Why it was switched off automatically: it answered 410, or failed for five days. */
    offBecause: z.enum(['gone', 'failing']).nullable(),
    /** Since when no delivery has succeeded; null: the last one did. */
    failingSince: moment.nullable(),
    createdAt: moment,
    revision,
  })
  .meta({ id: 'Webhook' })

const fields = {
  /** Normalised by `URL`. Contains no quote, because it is displayed within shell commands. */
  url: z
    .url({ protocol: /^https?$/, normalize: true })
    .max(500)
    .regex(/^[^']*$/),
  events: z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length),
  buyers: z.boolean(),
}

const Delivery = z
  .object({
    /** The id of the delivery in this API. */
    id: z.int(),
    /** The value of the header `webhook-id`, the same at every attempt. */
    messageId: z.string(),
    event: z.enum([...WEBHOOK_EVENTS, PING]),
    /** The number or id of the order, product or other resource of the event. */
    about: z.string().nullable(),
    state: z.enum(['waiting', 'delivered', 'failed']),
    createdAt: moment,
    nextTryAt: moment.nullable(),
    /** The number of attempts. */
    tries: z.int(),
    last: z
      .object({
        at: moment,
        /** The status of the answer; null: there was none. */
        status: z.int().nullable(),
        /** Why the delivery failed; null: it succeeded. */
        problem: z.string().nullable(),
        ms: z.int(),
      })
      .meta({ id: 'WebhookAttempt' })
      .nullable(),
  })
  .meta({ id: 'WebhookDelivery' })

const OfDelivery = OfShopById.extend({ delivery: idInAddress })

const listWebhooks = defineManageEndpoint({
  name: 'listWebhooks',
  tag: 'Webhooks',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/webhooks',
  summary: 'Addresses that are told what happens in the shop',
  access: 'integrations:write',
  params: OfShop,
  response: listOf(Webhook),
})

const createWebhook = defineManageEndpoint({
  name: 'createWebhook',
  tag: 'Webhooks',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/webhooks',
  summary:
    'Tell an address of these events from now on, as Standard Webhooks; its secret is answered once and never again',
  access: 'integrations:write',
  fresh: true,
  params: OfShop,
  body: z.strictObject({ ...fields, buyers: fields.buyers.optional() }),
  secret: true,
  example: { url: 'https://erp.example.org/feria', events: ['order.created', 'order.paid'] },
  response: Webhook.extend({ secret: z.string() }).meta({ id: 'NewWebhook' }),
  status: 201,
})

const getWebhook = defineManageEndpoint({
  name: 'getWebhook',
  tag: 'Webhooks',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/webhooks/:id',
  summary: 'A webhook, without its secret',
  access: 'integrations:write',
  params: OfShopById,
  response: Webhook,
})

const changeWebhook = defineManageEndpoint({
  name: 'changeWebhook',
  tag: 'Webhooks',
  method: 'PATCH',
  path: '/manage/v1/shops/:shopId/webhooks/:id',
  summary: 'Change what is given of a webhook and leave the rest; what waits while it is off is not sent',
  access: 'integrations:write',
  fresh: true,
  params: OfShopById,
  revision: true,
  body: z.strictObject({ ...fields, on: z.boolean() }).partial(),
  example: { events: ['order.created', 'order.cancelled'], on: true },
  response: Webhook,
})

const deleteWebhook = defineManageEndpoint({
  name: 'deleteWebhook',
  tag: 'Webhooks',
  method: 'DELETE',
  path: '/manage/v1/shops/:shopId/webhooks/:id',
  summary: 'Remove a webhook with its deliveries; what waits is not sent',
  access: 'integrations:write',
  params: OfShopById,
  revision: true,
  response: nothing,
})

const rotateWebhook = defineManageEndpoint({
  name: 'rotateWebhook',
  tag: 'Webhooks',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/webhooks/:id/rotate',
  summary: 'Give a webhook a new secret, answered once; for 24 hours bodies are signed with the former one as well',
  access: 'integrations:write',
  fresh: true,
  params: OfShopById,
  secret: true,
  response: Webhook.extend({ secret: z.string() }).meta({ id: 'NewWebhook' }),
})

const testWebhook = defineManageEndpoint({
  name: 'testWebhook',
  tag: 'Webhooks',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/webhooks/:id/test',
  summary: 'Send a `ping`, also to a webhook that is off',
  access: 'integrations:write',
  params: OfShopById,
  response: Delivery,
  status: 201,
})

const listWebhookDeliveries = defineManageEndpoint({
  name: 'listWebhookDeliveries',
  tag: 'Webhooks',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/webhooks/:id/deliveries',
  summary: 'What a webhook was told in the last 30 days, newest first',
  access: 'integrations:write',
  params: OfShopById,
  query: z.object(page),
  response: pageOf(Delivery),
})

const getWebhookDelivery = defineManageEndpoint({
  name: 'getWebhookDelivery',
  tag: 'Webhooks',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/webhooks/:id/deliveries/:delivery',
  summary: 'A delivery with its body and its last attempts, oldest first',
  access: 'integrations:write',
  params: OfDelivery,
  response: Delivery.extend({
    /** The exact text that is sent; the signature is made from it. */
    body: z.string(),
    attempts: z.array(Delivery.shape.last.unwrap()),
  }).meta({ id: 'WholeWebhookDelivery' }),
})

const resendWebhookDelivery = defineManageEndpoint({
  name: 'resendWebhookDelivery',
  tag: 'Webhooks',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/webhooks/:id/deliveries/:delivery/resend',
  summary: 'Send a delivery again at once, under the same message id',
  access: 'integrations:write',
  params: OfDelivery,
  response: Delivery,
})

export const webhookCalls = {
  listWebhooks,
  createWebhook,
  getWebhook,
  changeWebhook,
  deleteWebhook,
  rotateWebhook,
  testWebhook,
  listWebhookDeliveries,
  getWebhookDelivery,
  resendWebhookDelivery,
} as const
