import type { Category } from '@store/core'
import type { CommonSettings, settingsShape } from './settings.ts'
import type { Tokens } from './tokens.ts'

/** What of a product the cards of only some templates show; with the others it would travel for nobody. */
export type ListField = 'dimensions' | 'tagValues'

/**
 * A template's manifest: all that apps know of it without drawing it. For servers and tools alone, since settings schemas
 * (26 kB of zod) must never reach a browser; what draws it is its design (`defineDesign`), which both load.
 */
export type Template = {
  /** Its number, 1 to 99, which shops are stored with and `/template{id}` shows (R9); no two installed templates share one. */
  readonly id: number
  readonly name: string
  readonly settings: {
    /** What a merchant may set: `settingsShape()`, extended by what is the template's own. */
    readonly shape: ReturnType<typeof settingsShape>
    /** Reads what is stored, of any age, in our names or the services'. Never fails: what cannot be read is the default. */
    readonly read: (stored: unknown) => CommonSettings
    /** Chooses what the merchant left to the template, by what the shop sells. */
    readonly fit?: (settings: CommonSettings, categories: readonly Category[]) => CommonSettings
  }
  readonly tokens: Tokens
  /** The package's export that has the design, as its `exports` name it: `./design`. */
  readonly design: `./${string}`
  /** The package's export that is its one style sheet: `./styles.css`. */
  readonly styles: `./${string}.css`
  /** `body`: file of the face that body text is set in, the one font a page fetches ahead; null: the system's. */
  readonly fonts: { readonly body: string | null }
  /** `products`: how many of the merchant’s own order the home page shows; 50 at most, as many as are answered. */
  readonly home: { readonly products: number }
  /** `fields`: what its cards show of a product besides what every list has. */
  readonly list: { readonly fields: readonly ListField[] }
}

/** Checked by the compiler; returned as is. */
export function defineTemplate(template: Template): Template {
  return template
}
