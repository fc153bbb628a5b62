export type Mood = 'well' | 'slow' | 'failing' | 'nonsense'
export type Report = { readonly url: string; readonly init: RequestInit }

export declare const MOODS: readonly Mood[]
/** What a merchant of each payment provider's sandbox types into their shop. */
export declare const PAYMENT_KEYS: Readonly<Record<string, Readonly<Record<string, string>>>>
/** What another merchant of each types in: one whose payments are nobody's business here. */
export declare const OTHER_PAYMENT_KEYS: Readonly<Record<string, Readonly<Record<string, string>>>>

export declare function createSandbox(
  usual?: Mood,
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
  readonly setMood: (next: Mood) => void
  readonly setHooks: (next: string) => void
  readonly open: (port?: number) => Promise<string>
  readonly close: () => Promise<void>
}
