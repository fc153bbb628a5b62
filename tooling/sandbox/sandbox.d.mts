export type Behaviour = 'normal' | 'slow' | 'failing' | 'malformed' | 'lost' | 'pending'
export type Report = { readonly url: string; readonly init: RequestInit }

export declare const BEHAVIOURS: readonly Behaviour[]
/** The keys that the merchant of the demo shops has at each payment provider. */
export declare const PAYMENT_KEYS: Readonly<Record<string, Readonly<Record<string, string>>>>
/** The keys of a second merchant at each provider, whose payments no shop of a test may see or accept. */
export declare const OTHER_PAYMENT_KEYS: Readonly<Record<string, Readonly<Record<string, string>>>>

export declare function createSandbox(
  initial?: Behaviour,
  shops?: {
    readonly hooks?: string
    readonly deliver?: (url: string, init: RequestInit) => Promise<Response>
    readonly bank?: number
    readonly now?: () => number
  },
): {
  readonly calls: string[]
  readonly authorizations: string[]
  readonly reports: readonly Report[]
  readonly setBehaviour: (next: Behaviour) => void
  readonly setHooks: (next: string) => void
  readonly open: (port?: number) => Promise<string>
  readonly close: () => Promise<void>
}
