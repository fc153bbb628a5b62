import { readDomainSettings } from '@store/core'
import * as z from 'zod'

const Environment = z.object({
  API_URL: z.url().default('http://127.0.0.1:4000'),
  OFFICE_PORT: z.coerce.number().int().default(3100),
  OFFICE_URL: z.url().optional(),
  SHOPPER_SECRET: z.string().default(''),
  MEDIA_URL: z.url().optional(),
  PORT: z.coerce.number().int().default(3000),
})

/** The app's part of the environment, read once (README, "Environment"). An empty value counts as unset. */
const variables = Environment.parse(Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== '')))

const url = new URL(variables.OFFICE_URL ?? `http://office.localhost:${variables.OFFICE_PORT}`)

export const env = {
  apiUrl: variables.API_URL,
  shopperSecret: variables.SHOPPER_SECRET,
  /** The origin of pictures, if it is not the office's. */
  mediaOrigin: variables.MEDIA_URL ? new URL(variables.MEDIA_URL).origin : null,
  /** The origins of shops at the platform's domains, for the Content-Security-Policy. */
  shopOrigins: readDomainSettings(process.env).storeDomains.map((domain) =>
    domain === 'localhost' || domain.endsWith('.localhost')
      ? `http://*.${domain}:${variables.PORT}`
      : `https://*.${domain}`,
  ),
  /** Whether the office is served by https. */
  secure: url.protocol === 'https:',
} as const
