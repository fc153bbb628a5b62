/// <reference types="vite/client" />
import '@remix-run/node'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

declare global {
  interface Window {
    /** Set by the early script, which holds events back until hydration. */
    __early?: import('#framework/early-events.ts').EarlyEvents
    /** S10; called by the code that loads routes (framework/guarded-reload.ts). */
    __routeFailed: () => boolean
    /** Remix's own router. */
    readonly __remixRouter?: { readonly state: { readonly navigation: { readonly location?: Location | undefined } } }
  }
}
