/// <reference types="vite/client" />
import '@remix-run/node'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
  /** What the server passes on about a request (`Visit` in server/office.ts). */
  interface AppLoadContext {
    readonly address?: string
    readonly requestId?: string
  }
}
