import { PROVIDER_TERMS, type ProviderName, type Shop } from '@store/core'
import * as z from 'zod'
import { providerNames } from './providers/index.ts'

const PATIENCE_MS = 2_000
/** Providers for merchants of one country only, although others use its currency too. */
const AT_HOME: Readonly<Partial<Record<ProviderName, string>>> = { epayco: 'CO' }

const Keys = z.record(z.string(), z.record(z.string(), z.string()))
type Keys = { readonly [Name in ProviderName]?: Readonly<Record<string, string>> }

/** Keys of test accounts that the local sandbox accepts, by provider; null: it does not respond. */
export async function sandboxKeys(sandbox: string): Promise<Keys | null> {
  try {
    const reply = await fetch(`${sandbox}/keys`, { signal: AbortSignal.timeout(PATIENCE_MS) })
    const keys = Keys.parse(await reply.json())
    return Object.fromEntries(providerNames.flatMap((name) => (keys[name] ? [[name, keys[name]]] : [])))
  } catch {
    return null
  }
}

/** Whether a provider works in the shop's country and currency. */
export const suits = (provider: ProviderName, { currency, country }: Pick<Shop, 'currency' | 'country'>): boolean =>
  currency in PROVIDER_TERMS[provider].least && (AT_HOME[provider] ?? country) === country
