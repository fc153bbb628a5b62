/** More than five hundred different texts. Each calls `xss()` if it runs as a script. */
export const payloads: readonly string[]
