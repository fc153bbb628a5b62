import { Resolver } from 'node:dns'
import { resolve } from 'node:path'
import { trustProxies } from '@store/api-client/shopper'
import { type DomainSettings, readDomainSettings } from '@store/core'
import * as z from 'zod'
import { type SealSecrets, sealSecretsOf } from './secrets/seal.ts'

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/(?<!\/)\/+$/, ''))
const port = z.coerce.number().int().min(0).max(65_535)

/** The public key of a demonstration: known to everybody, so that nobody else may use it. */
const DEMO_KEY = 'demo'

/** Whether they are addresses that a resolver takes, with a port or without. */
function areServers(servers: readonly string[]): boolean {
  try {
    new Resolver().setServers(servers)
    return true
  } catch {
    return false
  }
}

/** Everything the services read from their environment; all but secrets have a default that works. */
const Environment = z.object({
  API_PORT: port.default(4000),
  /** Which of this machine's addresses the API answers at: shops on other machines need more than this one. */
  API_HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((folder) => resolve(folder)),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Where requests log in; unset: as a user that the owner of DATABASE_URL makes. */
  DATABASE_APP_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PUBLIC_KEY_HEADER: z
    .string()
    .regex(/^[\w-]+$/)
    .default('x-public-key'),
  PUBLIC_KEY: z.string(),
  /** What storefronts sign shoppers' addresses with. */
  SHOPPER_SECRET: z.string().min(16),
  /** What merchants' keys with payment providers are sealed with. */
  PAYMENT_SECRET: z.string().min(16),
  /** What they were sealed with before, with commas between: still opened. */
  PAYMENT_SECRET_OLD: z
    .string()
    .default('')
    .refine((former) =>
      sealSecretsOf('', former)
        .slice(1)
        .every(({ length }) => length >= 16),
    ),
  /** Plays the providers of test accounts, instead of their own sandboxes. */
  PAYMENT_SANDBOX_URL: address.optional(),
  /** Where the servers of payment providers reach this API. */
  PUBLIC_API_URL: address.optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Who is asked about domains; empty: the system's name servers. */
  DNS_SERVERS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((server) => server.trim())
        .filter(Boolean),
    )
    .refine(areServers),
  /** Of the shops, whose addresses mails carry. */
  PORT: port.default(3000),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/)
    .optional(),
  /** Proxies before this API, whose X-Forwarded-For is believed. */
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((text, issues) => {
      try {
        return trustProxies(text)
      } catch (error) {
        issues.addIssue({ code: 'custom', message: String(error) })
        return z.NEVER
      }
    }),
  PRIVATE_HOOKS: z.enum(['0', '1']).default('0'),
})

export type Env = z.output<typeof Environment> & { readonly domains: DomainSettings }

/** Who mails are from, when nobody has said so. */
export const mailFrom = (env: Env): string => env.MAIL_FROM ?? `no-reply@${env.domains.storeDomains[0]}`

/** What merchants' keys are sealed with, and what opens them. */
export const sealSecrets = (env: Env): SealSecrets => sealSecretsOf(env.PAYMENT_SECRET, env.PAYMENT_SECRET_OLD)

type Reading =
  | { readonly kind: 'read'; readonly env: Env }
  | { readonly kind: 'wrong'; readonly names: readonly string[] }
  | { readonly kind: 'missing'; readonly names: readonly string[] }

/**
 * What is wrong is said by the variable's name, never by its value. `missing`: secrets that nobody has set, the public
 * key among them where it is the one of demonstrations and this (`DEMO=1`) is none.
 */
export function readEnv(variables: NodeJS.ProcessEnv): Reading {
  // An empty variable is one that nobody set.
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  if (given.DEMO === '1') given.PUBLIC_KEY ??= DEMO_KEY
  else if (given.PUBLIC_KEY === DEMO_KEY) delete given.PUBLIC_KEY
  const result = Environment.safeParse(given)
  if (result.success) return { kind: 'read', env: { ...result.data, domains: readDomainSettings(variables) } }
  const names = [...new Set(result.error.issues.map(({ path }) => String(path[0])))]
  const wrong = names.filter((name) => given[name] !== undefined)
  return wrong.length > 0 ? { kind: 'wrong', names: wrong } : { kind: 'missing', names }
}

/** What a person reads who started a service without its secrets. */
export const missingSentence = (names: readonly string[]): string =>
  `These variables must be set: ${names.join(', ')}. Secrets are 16 random characters or more, the same for all services; PUBLIC_KEY is anything but "${DEMO_KEY}".`
