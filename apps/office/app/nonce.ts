import { createContext } from 'react'

/** The nonce of a page's inline scripts and styles in its Content-Security-Policy. On the server only. */
export const NonceContext = createContext<string | undefined>(undefined)
