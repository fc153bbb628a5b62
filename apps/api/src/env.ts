import { resolve } from 'node:path'
import { type DomainSettings, readDomainSettings } from '@store/core'
import * as z from 'zod'

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))
const port = z.coerce.number().int().min(0).max(65_535)

/** Everything the services read from their environment, each with a default that works (architecture §8). */
const Environment = z.object({
  API_PORT: port.default(4000),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((folder) => resolve(folder)),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PUBLIC_KEY_HEADER: z
    .string()
    .regex(/^[\w-]+$/)
    .default('x-public-key'),
  PUBLIC_KEY: z.string().default('demo'),
  SHOPPER_SECRET: z.string().min(16).optional(),
  /** What merchants' keys with payment providers are sealed with: without it nobody pays online. */
  PAYMENT_SECRET: z.string().min(16).optional(),
  /** Plays the providers of test accounts, instead of their own sandboxes. */
  PAYMENT_SANDBOX_URL: address.optional(),
  /** Where the servers of payment providers reach this API. */
  PUBLIC_API_URL: address.optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Of the shops, whose addresses mails carry. */
  PORT: port.default(3000),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/)
    .optional(),
  PRIVATE_HOOKS: z.enum(['0', '1']).default('0'),
})

export type Env = z.output<typeof Environment> & { readonly domains: DomainSettings }

/** Who mails are from, when nobody has said so. */
export const mailFrom = (env: Env): string => env.MAIL_FROM ?? `no-reply@${env.domains.storeDomains[0]}`

/** What is wrong is said by the variable's name, never by its value. */
export function readEnv(
  variables: NodeJS.ProcessEnv,
): { readonly kind: 'read'; readonly env: Env } | { readonly kind: 'wrong'; readonly names: readonly string[] } {
  // An empty variable is one that nobody set.
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const result = Environment.safeParse(given)
  if (result.success) return { kind: 'read', env: { ...result.data, domains: readDomainSettings(variables) } }
  return { kind: 'wrong', names: [...new Set(result.error.issues.map(({ path }) => String(path[0])))] }
}
