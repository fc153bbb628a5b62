/**
 * Marks the inline scripts that we write, in their `nonce`, while a page is rendered: only scripts with this
 * mark are hashed into the page's policy, so that an injected script is not allowed. It never
 * leaves the server.
 */
export const SCRIPT_MARK = import.meta.env.SSR ? crypto.randomUUID() : undefined
