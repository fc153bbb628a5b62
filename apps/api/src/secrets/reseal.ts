import { PAYMENT_PROVIDERS, type ProviderName, type ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { asWorker, type Database, type Tx } from '../database/open.ts'
import { execute, query } from '../database/query.ts'
import { isSealedNow, isTextSealedNow, open, openText, type SealSecrets, seal, sealOwner, sealText } from './seal.ts'

/** The encrypted values of one shop: in `bytes`, or in a text. */
type StoredSecret = { readonly shopId: ShopId; readonly what: string } & (
  | { readonly kind: 'held'; readonly keys: Uint8Array }
  | { readonly kind: 'account'; readonly provider: ProviderName; readonly keys: Uint8Array }
  | { readonly kind: 'webhook' | 'marketplace'; readonly text: string }
)

export type Resealed = {
  /** How many were encrypted again. */
  readonly resealed: number
  /** The values that no secret decrypts: they have to be entered again. */
  readonly lost: readonly { readonly shopId: ShopId; readonly what: string }[]
}

/** Encrypts again, with the first secret, everything that is encrypted with another one or stored in clear. */
export async function resealAll(db: Database, secrets: SealSecrets): Promise<Resealed> {
  const lost: { shopId: ShopId; what: string }[] = []
  let resealed = 0
  for (const secret of await listSealed(db)) {
    const { shopId, what } = secret
    if (isCurrent(secrets, secret)) continue
    const done = await asWorker(db, (tx) => resealOne(tx, secrets, secret))
    if (done) resealed += 1
    else lost.push({ shopId, what })
  }
  return { resealed, lost }
}

/** How long a count of undecryptable values is cached. */
const BELIEVED_MS = 60_000

type NoteDependencies = { readonly db: Database; readonly secrets: SealSecrets; readonly now: () => Date }

/** Returns how many encrypted values cannot be decrypted, for `/readyz`; null: all can. */
export function noteUnopened({ db, secrets, now }: NoteDependencies): () => Promise<string | null> {
  let known: { readonly note: string | null; readonly at: number } | null = null
  return async () => {
    if (known === null || now().getTime() - known.at >= BELIEVED_MS) {
      const count = await countUnopened(db, secrets)
      const note = count === 0 ? null : `${count} sealed with another PAYMENT_SECRET`
      known = { note, at: now().getTime() }
    }
    return known.note
  }
}

/** How many accounts, webhooks and tokens no secret decrypts. */
async function countUnopened(db: Database, secrets: SealSecrets): Promise<number> {
  return (await listSealed(db)).filter((secret) => opened(secrets, secret) === null).length
}

function isCurrent(secrets: SealSecrets, secret: StoredSecret): boolean {
  if (opened(secrets, secret) === null) return false
  return 'keys' in secret ? isSealedNow(secrets, secret.keys) : isTextSealedNow(secrets, secret.text)
}

function opened(secrets: SealSecrets, secret: StoredSecret): unknown {
  return 'keys' in secret
    ? open(secrets, ownerOf(secret), secret.keys)
    : openText(secrets, sealOwner[secret.kind](secret.shopId), secret.text)
}

const ownerOf = (secret: Extract<StoredSecret, { keys: Uint8Array }>) =>
  secret.kind === 'account'
    ? sealOwner.account(secret.shopId, secret.provider)
    : sealOwner.held(secret.shopId, secret.what)

/** Encrypts one value again. False: it cannot be decrypted. If it was changed meanwhile, that change has encrypted it. */
async function resealOne(tx: Tx, secrets: SealSecrets, secret: StoredSecret): Promise<boolean> {
  const value = opened(secrets, secret)
  if (value === null) return false
  const { shopId } = secret
  if ('keys' in secret) {
    const [keys, former] = [seal(secrets, ownerOf(secret), value), Buffer.from(secret.keys)]
    await execute(
      tx,
      secret.kind === 'account'
        ? sql`
            update payment_accounts set keys = ${keys}
            where shop_id = ${shopId} and provider = ${secret.provider} and keys = ${former}`
        : sql`
            update money_changes set content = ${keys}
            where shop_id = ${shopId} and what = ${secret.what} and content = ${former}`,
    )
    return true
  }
  const text = sealText(secrets, sealOwner[secret.kind](shopId), String(value))
  await execute(
    tx,
    secret.kind === 'webhook'
      ? sql`
          update webhooks set secret = case secret when ${secret.text} then ${text} else secret end,
            old_secret = case old_secret when ${secret.text} then ${text} else old_secret end
          where shop_id = ${shopId} and ${secret.text} in (secret, old_secret)`
      : sql`update marketplace_access set token = ${text} where shop_id = ${shopId} and token = ${secret.text}`,
  )
  return true
}

const AccountRow = z.object({
  kind: z.literal('account'),
  shopId: z.int(),
  what: z.string(),
  provider: z.enum(PAYMENT_PROVIDERS),
  keys: z.instanceof(Buffer),
})
const HeldRow = z.object({
  kind: z.literal('held'),
  shopId: z.int(),
  what: z.string(),
  keys: z.instanceof(Buffer),
})
const TextRow = z.object({
  kind: z.enum(['webhook', 'marketplace']),
  shopId: z.int(),
  what: z.string(),
  text: z.string(),
})

/** Everything that is encrypted, or should be, of every shop. */
function listSealed(db: Database): Promise<readonly StoredSecret[]> {
  return asWorker(db, async (tx) => {
    const accounts = await query(
      tx,
      AccountRow,
      sql`
        select 'account' as kind, shop_id as "shopId", provider as what, provider, keys
        from payment_accounts order by shop_id, provider`,
    )
    const held = await query(
      tx,
      HeldRow,
      sql`
        select 'held' as kind, shop_id as "shopId", what, content as keys
        from money_changes where content is not null order by shop_id, what`,
    )
    const texts = await query(
      tx,
      TextRow,
      sql`
        select 'webhook' as kind, shop_id as "shopId", 'webhook ' || id as what, secret as text from webhooks
        union all
        select 'webhook', shop_id, 'webhook ' || id, old_secret from webhooks where old_secret_until > now()
        union all
        select 'marketplace', shop_id, 'marketplace token', token from marketplace_access where token is not null
        order by 2, 3`,
    )
    return [...accounts, ...held, ...texts]
  })
}
