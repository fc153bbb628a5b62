import { LANGUAGES } from '@store/core'
import * as z from 'zod'
import { typed } from '../../contract/fields.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { text } from '../shapes.ts'

const checkShopName = defineManageEndpoint({
  name: 'checkShopName',
  tag: 'Sign up',
  method: 'GET',
  path: '/manage/v1/sign-up/names/:name',
  summary: 'The address that a shop of this name would have, and whether it is free; if not, three that are',
  access: 'public',
  params: z.object({ name: typed(120) }),
  response: z.object({
    subdomain: z.string(),
    url: z.string(),
    /** Why the name is not available; null: it is. */
    refusal: z.enum(['taken', 'reserved', 'unreadable']).nullable(),
    ideas: z.array(z.string()),
  }),
})

const openMyShop = defineManageEndpoint({
  name: 'openMyShop',
  tag: 'Sign up',
  method: 'POST',
  path: '/manage/v1/me/shops',
  summary: 'Open a shop of one’s own, with the currency, the language and the ways to pay of its country',
  access: 'person',
  idempotent: true,
  body: z.strictObject({
    name: text(120),
    subdomain: z.string().min(2).max(63),
    country: z.string().regex(/^[A-Z]{2}$/),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .optional(),
    language: z.enum(LANGUAGES).optional(),
    templateId: z.int().positive().max(10_000),
    /** Digits with the country code. */
    chatNumber: z
      .string()
      .max(15)
      .regex(/^\d{7,15}$/)
      .nullable(),
    /** For networks that open many shops: the challenge of a refusal (`workNeeded`), and its solution. */
    work: z.strictObject({ challenge: z.string().max(100), answer: z.int().min(0) }).optional(),
  }),
  example: { name: 'Alborada', subdomain: 'alborada', country: 'CO', templateId: 5, chatNumber: '573001234567' },
  response: z.object({ shopId: z.int(), subdomain: z.string(), url: z.string() }),
  status: 201,
})

export const signUpCalls = { checkShopName, openMyShop } as const
