import type { RequestHandler } from '#framework/edge/request-handler.mjs'

/** What answers before this app in the same process (framework/edge/register.mjs), or null: in development, in tests. */
export const edge: RequestHandler | null =
  (globalThis as { readonly [key: symbol]: RequestHandler | undefined })[Symbol.for('feria.edge')] ?? null

/** `https` only where a trusted proxy said so; the edge sets the header itself. */
export function isSecure(request: Request): boolean {
  return edge !== null && request.headers.get('x-forwarded-proto') === 'https'
}
