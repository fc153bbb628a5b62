import { methodsThrough, PROVIDER_TERMS } from '@store/core'
import type { Database } from './database/open.ts'
import { keepAccount, type PaymentSettings } from './payments/accounts.ts'
import { providerNames } from './payments/providers/index.ts'
import { isDone, markDone } from './queries/jobs.ts'
import { changeShop, findShopByName, setShop } from './queries/shops.ts'

const PATIENCE_MS = 2_000
/** Providers for merchants of one country alone, where others pay in a currency of theirs too. */
const AT_HOME: Readonly<Record<string, string>> = { epayco: 'CO' }

/**
 * Gives demo shops an account with every payment provider that the local sandbox plays and that works in their country
 * and currency, so that a newcomer can pay with all of them. Once per shop and provider: what the operator changed since stays.
 */
export async function openDemoAccounts(
  db: Database,
  shops: readonly { readonly subdomain: string }[],
  { sandbox, secrets }: Pick<PaymentSettings, 'sandbox' | 'secrets'>,
  say: (line: string) => void,
): Promise<void> {
  if (sandbox === null) return
  const keys = await keysOf(sandbox)
  for (const { subdomain } of shops) {
    for (const name of providerNames) {
      const job = `demo ${subdomain} pays ${name}`
      const shop = name in keys && !(await isDone(db, job)) ? await findShopByName(db, subdomain) : null
      if (!shop || !(shop.currency in PROVIDER_TERMS[name].least)) continue
      if ((AT_HOME[name] ?? shop.country) !== shop.country) continue
      const kept = await changeShop(db, shop.id, (tx) => keepAccount(tx, shop.id, name, keys[name], secrets))
      if (kept.kind === 'refused') throw new Error(`the sandbox of ${name} has no keys that fit: ${kept.names.join()}`)
      await setShop(db, shop.id, { paymentMethods: [...new Set([...shop.paymentMethods, ...methodsThrough(name)])] })
      await markDone(db, job)
      say(`${shop.name} takes payments through the sandbox of ${name}`)
    }
  }
}

/** By provider; none when the sandbox is not there. */
async function keysOf(sandbox: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    const answer = await fetch(`${sandbox}/keys`, { signal: AbortSignal.timeout(PATIENCE_MS) })
    return (await answer.json()) as Readonly<Record<string, unknown>>
  } catch {
    return {}
  }
}
