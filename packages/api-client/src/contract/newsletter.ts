import { FIELD_LIMITS, type SubscriptionAnswer } from '@store/core'
import * as z from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { type FieldsOf, sentId } from './shapes.ts'

const Key = z
  .strictObject({ shopId: sentId, key: z.string().min(1).max(FIELD_LIMITS.key) })
  .meta({ id: 'SubscriptionKey' })

const Answer: z.ZodType<SubscriptionAnswer> = z
  .object({ kind: z.enum(['confirmed', 'ended', 'unknown']) } satisfies FieldsOf<SubscriptionAnswer>)
  .meta({ id: 'SubscriptionAnswer' })

/**
 * The key is from the confirmation mail; repeating the request changes nothing. After a subscription has ended, the key is
 * unknown.
 */
const confirmSubscription = defineEndpoint({
  name: 'confirmSubscription',
  tag: 'Newsletter',
  method: 'POST',
  path: '/storefront/v1/newsletter/confirm',
  summary: "Puts the address that a key was mailed to on the list of a shop's newsletter",
  body: Key,
  response: Answer,
  open: false,
})

/** The same key, valid as long as the address is stored; repeating the request changes nothing. */
const unsubscribe = defineEndpoint({
  name: 'unsubscribe',
  tag: 'Newsletter',
  method: 'POST',
  path: '/storefront/v1/newsletter/unsubscribe',
  summary: "Takes the address that a key was mailed to off the list of a shop's newsletter",
  body: Key,
  response: Answer,
  open: false,
})

export const newsletterCalls = { confirmSubscription, unsubscribe } as const
