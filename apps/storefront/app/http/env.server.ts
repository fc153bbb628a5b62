import { readDomainSettings } from '@store/core'
import * as z from 'zod'

const text = z
  .string()
  .trim()
  .transform((value) => value || null)
  .nullable()
  .default(null)

const Environment = z.object({
  PORT: z.coerce.number().int().default(3000),
  API_URL: z.url().default('http://127.0.0.1:4000'),
  PUBLIC_KEY_HEADER: z.string().default('x-public-key'),
  PUBLIC_KEY: z.string().default('demo'),
  SHOPPER_SECRET: text,
  BRAND: z.string().default('feria'),
  SUPPORT_PHONE: text,
  OFFICE_URL: z.url().nullable().default(null),
  MEDIA_URL: text,
  BNPL_URL: z.url().nullable().default(null),
  PAYMENT_SANDBOX_URL: z.url().nullable().default(null),
  MARKETPLACE_URL: z.url().nullable().default(null),
  MARKETPLACE_TOKEN: text,
  CHAT_WIDGET_HOST: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .default(null),
  CHAT_WIDGET_STORE_ID: z.coerce.number().int().nullable().default(null),
  CHAT_WIDGET_TOKEN: z
    .string()
    .regex(/^[\w-]{4,100}$/)
    .nullable()
    .default(null),
  TOKEN_COOKIE: z.string().default('marketplace_token'),
})

/** The environment, read once (README, "Environment"); everything has a working default. An empty value counts as unset. */
export const env = Environment.parse(
  Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== '')),
)

export const domains = readDomainSettings(process.env)

/** The product's name and support line, as shown to visitors (E2). */
export const platform = {
  name: env.BRAND.charAt(0).toUpperCase() + env.BRAND.slice(1),
  supportPhone: env.SUPPORT_PHONE,
} as const
