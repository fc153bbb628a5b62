import { Resolver } from 'node:dns'
import { resolve } from 'node:path'
import { trustProxies } from '@store/api-client/shopper'
import { type DomainSettings, readDomainSettings } from '@store/core'
import * as z from 'zod'
import type { PeopleSettings } from './people/people.ts'
import type { PushKeys } from './push/send.ts'
import { type SealSecrets, sealSecretsOf } from './secrets/seal.ts'

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/(?<!\/)\/+$/, ''))
const port = z.coerce.number().int().min(0).max(65_535)

/** The public key of a demonstration: it is published, so all other installations must set another one. */
const DEMO_KEY = 'demo'

/** Whether a resolver accepts them as addresses, with a port or without. */
function areServers(servers: readonly string[]): boolean {
  try {
    new Resolver().setServers(servers)
    return true
  } catch {
    return false
  }
}

/** The variables that a program needs to open the database. */
const DatabaseEnvironment = z.object({
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((folder) => resolve(folder)),
  /** The folder of backups, and of the log archive of the embedded PostgreSQL. */
  BACKUP_DIR: z
    .string()
    .transform((folder) => resolve(folder))
    .optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** The database login of requests; unset: a user that the owner of DATABASE_URL creates. */
  DATABASE_APP_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** The database login of people and their sessions; unset: a user that the owner of DATABASE_URL creates. */
  DATABASE_IDENTITY_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Whether the program brings the database up to date when it starts. */
  MIGRATIONS: z.enum(['on', 'off']).default('on'),
})

export type DatabaseSettings = z.output<typeof DatabaseEnvironment>

/** All environment variables of the services; all except secrets have a working default. */
const Environment = DatabaseEnvironment.extend({
  API_PORT: port.default(4000),
  /**
   * The address of this machine on which API and worker listen: shops on other machines need another one than the default.
   */
  API_HOST: z.string().default('127.0.0.1'),
  /** How long a program still answers requests after it was asked to stop, so that proxies notice first. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
  /** Whether the API also does the background work. */
  WORKER: z.enum(['on', 'off']).default('on'),
  /** The port of the worker's health checks. */
  WORKER_PORT: port.default(4001),
  PUBLIC_KEY_HEADER: z
    .string()
    .regex(/^[\w-]+$/)
    .default('x-public-key'),
  PUBLIC_KEY: z.string(),
  /** The secret with which storefronts sign shoppers' addresses. */
  SHOPPER_SECRET: z.string().min(16),
  /** The secret that signs the addresses under which drafts are previewed. */
  PREVIEW_SECRET: z.string().min(16).optional(),
  /** The secret that encrypts merchants' keys of payment providers. */
  PAYMENT_SECRET: z.string().min(16),
  /** Former secrets, separated by commas: they are still used to decrypt. */
  PAYMENT_SECRET_OLD: z
    .string()
    .default('')
    .refine((former) =>
      sealSecretsOf('', former)
        .slice(1)
        .every(({ length }) => length >= 16),
    ),
  /** The sandbox that replaces the providers' own sandboxes for test accounts. */
  PAYMENT_SANDBOX_URL: address.optional(),
  /** The URL at which the servers of payment providers reach this API. */
  PUBLIC_API_URL: address.optional(),
  /** The keys of push notifications, `public.private` in base64url; unset: none are sent. */
  PUSH_KEYS: z
    .string()
    .regex(/^[\w-]{87}\.[\w-]{43}$/)
    .optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Name servers for checking domains; empty: the system's. */
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
  /** The port of the storefronts, for addresses in mails. */
  PORT: port.default(3000),
  /** The address of the merchants' office. */
  OFFICE_URL: address.default('http://office.localhost:3100'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/)
    .optional(),
  /** Proxies in front of this API, whose X-Forwarded-For is trusted. */
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

export type Env = z.output<typeof Environment> & {
  readonly domains: DomainSettings
  /** Whether it is a demonstration (`DEMO=1`). */
  readonly demo: boolean
}

/** The sender of mails, if none is set. */
export const mailFrom = (env: Env): string => env.MAIL_FROM ?? `no-reply@${env.domains.storeDomains[0]}`

/** The secrets that encrypt and decrypt merchants' keys. */
export const sealSecrets = (env: Env): SealSecrets => sealSecretsOf(env.PAYMENT_SECRET, env.PAYMENT_SECRET_OLD)

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/

/**
 * The settings of sign-in. Codes are shown on the page only on a local demonstration without mail, where nobody else can
 * request them.
 */
export const peopleSettings = (env: Env): PeopleSettings => ({
  officeUrl: env.OFFICE_URL,
  brand: brandName(env.domains),
  secrets: sealSecrets(env),
  showsCodes:
    env.demo && !env.SMTP_URL && LOOPBACK.test(env.API_HOST) && LOOPBACK.test(new URL(env.OFFICE_URL).hostname),
})

/** The keys of push notifications; null: there are none. */
export function pushKeys({ PUSH_KEYS }: Pick<Env, 'PUSH_KEYS'>): PushKeys | null {
  const [publicKey, privateKey] = PUSH_KEYS?.split('.') ?? []
  return publicKey && privateKey ? { publicKey, privateKey } : null
}

/** The platform's name, as people read it. */
export const brandName = ({ brand }: DomainSettings): string => brand.charAt(0).toUpperCase() + brand.slice(1)

export type Reading<T> =
  | { readonly kind: 'read'; readonly env: T }
  | { readonly kind: 'wrong'; readonly names: readonly string[] }
  | { readonly kind: 'missing'; readonly names: readonly string[] }

/**
 * Reads the environment. Errors name the variable, never its value. `missing`: secrets that are not set, including the
 * public key if it is the demonstration's and `DEMO=1` is not set.
 */
export function readEnv(variables: NodeJS.ProcessEnv): Reading<Env> {
  const present = withoutEmpty(variables)
  if (present.DEMO === '1') present.PUBLIC_KEY ??= DEMO_KEY
  else if (present.PUBLIC_KEY === DEMO_KEY) delete present.PUBLIC_KEY
  const reading = readingOf(Environment, present)
  return reading.kind === 'read'
    ? { kind: 'read', env: { ...reading.env, domains: readDomainSettings(variables), demo: present.DEMO === '1' } }
    : reading
}

/** The same for a program that only opens the database. */
export const readDatabaseSettings = (variables: NodeJS.ProcessEnv): Reading<DatabaseSettings> =>
  readingOf(DatabaseEnvironment, withoutEmpty(variables))

/** An empty variable counts as unset. */
const withoutEmpty = (variables: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))

function readingOf<T>(schema: z.ZodType<T>, present: NodeJS.ProcessEnv): Reading<T> {
  const result = schema.safeParse(present)
  if (result.success) return { kind: 'read', env: result.data }
  const names = [...new Set(result.error.issues.map(({ path }) => String(path[0])))]
  const wrong = names.filter((name) => present[name] !== undefined)
  return wrong.length > 0 ? { kind: 'wrong', names: wrong } : { kind: 'missing', names }
}

/** The message for a person who started a service without its secrets. */
export const missingSentence = (names: readonly string[]): string =>
  `These variables must be set: ${names.join(', ')}. Secrets are 16 random characters or more, the same for all services; PUBLIC_KEY is anything but "${DEMO_KEY}".`
