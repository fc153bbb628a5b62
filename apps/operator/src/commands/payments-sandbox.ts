import { inShop } from '@store/api/database'
import { keepAccount, providerNames } from '@store/api/payments'
import { changeShop, findShopByName, listAccounts, setShop } from '@store/api/queries'
import { methodsThrough, PROVIDER_TERMS, type ProviderName, type Shop } from '@store/core'
import { command, type Json } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { withDatabase } from '../connection.ts'
import { answer } from '../print.ts'
import { sealSecrets } from '../seal-secrets.ts'

const PATIENCE_MS = 2_000
/** Providers for merchants of one country alone, where others pay in a currency of theirs too. */
const AT_HOME: Readonly<Record<string, string>> = { epayco: 'CO' }

export const paymentsSandbox = () =>
  command('sandbox', 'Give shops a test account with every provider of the local sandbox that they have none with', [
    'payments sandbox mercado',
  ])
    .argument('<shops...>', 'subdomains of shops')
    .action(async (names: readonly string[], options: Json) => {
      const url = process.env.PAYMENT_SANDBOX_URL
      if (!url) throw new Complaint('PAYMENT_SANDBOX_URL says where the sandbox is, and is not set.')
      const keys = await keysOf(url)
      await withDatabase(async ({ db }) => {
        const given: { readonly shop: string; readonly providers: readonly ProviderName[] }[] = []
        for (const name of names) {
          const shop = await findShopByName(db, name)
          if (!shop) throw new Complaint(`There is no shop "${name}".`)
          const accounts = await inShop(db, shop.id, (tx) => listAccounts(tx, shop.id))
          const has = new Set(accounts.map(({ provider }) => provider))
          const missing = providerNames.filter((one) => one in keys && suits(one, shop) && !has.has(one))
          for (const provider of missing) {
            const kept = await changeShop(db, shop.id, (tx) =>
              keepAccount(tx, shop.id, provider, keys[provider], sealSecrets()),
            )
            if (kept.kind === 'refused')
              throw new Complaint(`The sandbox of ${provider} has no keys that fit: ${kept.names.join()}.`)
          }
          const methods = missing.flatMap((provider) => methodsThrough(provider))
          await setShop(db, shop.id, { paymentMethods: [...new Set([...shop.paymentMethods, ...methods])] })
          given.push({ shop: name, providers: missing })
        }
        answer(options, given, () => {
          for (const { shop, providers } of given)
            console.log(
              `${shop}: ${providers.length > 0 ? `test payments through ${providers.join(', ')}` : 'no provider that suits it is missing'}`,
            )
        })
      })
    })

/** Whether a provider works in the shop's country and currency. */
const suits = (provider: ProviderName, { currency, country }: Shop): boolean =>
  currency in PROVIDER_TERMS[provider].least && (AT_HOME[provider] ?? country) === country

/** By provider. */
async function keysOf(sandbox: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    const reply = await fetch(`${sandbox}/keys`, { signal: AbortSignal.timeout(PATIENCE_MS) })
    return (await reply.json()) as Readonly<Record<string, unknown>>
  } catch {
    throw new Complaint(`No sandbox answers at ${sandbox}.`)
  }
}
