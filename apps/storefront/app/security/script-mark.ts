/**
 * Stands in the `nonce` of the scripts we write ourselves while a page is rendered, and nowhere else: only scripts that
 * carry it are hashed into the page's policy, so that one smuggled into a page stays without permission. It never
 * leaves the server.
 */
export const SCRIPT_MARK = import.meta.env.SSR ? crypto.randomUUID() : undefined
