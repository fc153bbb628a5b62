import { resolve } from 'node:path'
import type { DomainSettings } from '@store/core'
import * as z from 'zod'

const port = z.coerce.number().int().min(0).max(65_535)

const names = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((text) =>
      text
        .split(',')
        .map((name) => name.trim().toLowerCase())
        .filter(Boolean),
    )

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
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  STORE_DOMAINS: names('localhost'),
  ONLINE_DOMAINS: names(''),
  TEMPLATE3_DOMAIN: z.string().trim().toLowerCase().nullable().default(null),
  BRAND: z.string().default('feria'),
  /** Of the shops, whose addresses mails carry. */
  PORT: port.default(3000),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/)
    .optional(),
  PRIVATE_HOOKS: z.enum(['0', '1']).default('0'),
})

export type Env = z.output<typeof Environment>

export const domainsOf = (env: Env): DomainSettings => ({
  storeDomains: env.STORE_DOMAINS,
  onlineDomains: env.ONLINE_DOMAINS,
  template3Domain: env.TEMPLATE3_DOMAIN,
  brand: env.BRAND.toLowerCase(),
})

/** Who mails are from, when nobody has said so. */
export const mailFrom = (env: Env): string =>
  env.MAIL_FROM ?? `no-reply@${env.STORE_DOMAINS[0] ?? env.ONLINE_DOMAINS[0] ?? 'localhost'}`

/** What is wrong is said by the variable's name, never by its value. */
export function readEnv(
  variables: NodeJS.ProcessEnv,
): { readonly kind: 'read'; readonly env: Env } | { readonly kind: 'wrong'; readonly names: readonly string[] } {
  // An empty variable is one that nobody set.
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const result = Environment.safeParse(given)
  if (result.success) return { kind: 'read', env: result.data }
  return { kind: 'wrong', names: [...new Set(result.error.issues.map(({ path }) => String(path[0])))] }
}
