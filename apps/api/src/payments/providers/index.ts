import type { ProviderName } from '@store/core'
import type { PaymentProvider } from '../provider.ts'
import { addi } from './addi.ts'
import { credibanco } from './credibanco.ts'
import { epayco } from './epayco.ts'
import { flow } from './flow.ts'
import { mercadoPago } from './mercado-pago.ts'
import { wompi } from './wompi.ts'

/** All providers. To add one: its file in this folder, its row here (see `../README.md`). */
const PROVIDERS = { wompi, mercadoPago, epayco, flow, credibanco, addi } satisfies {
  readonly [Name in ProviderName]?: { readonly name: Name }
}

/** A provider whose keys were read by its own `keys`: callers pass them on unchanged. */
export type AnyProvider = PaymentProvider<unknown>

export function providerNamed(name: string): AnyProvider | null {
  return Object.hasOwn(PROVIDERS, name) ? (PROVIDERS[name as keyof typeof PROVIDERS] as unknown as AnyProvider) : null
}
export const providerNames = Object.keys(PROVIDERS) as readonly ProviderName[]
