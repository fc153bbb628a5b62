import type { RequestHandler } from '#framework/edge/request-handler.mjs'

/** The edge, which answers before this app in the same process (framework/edge/serve.mjs); null in development and tests. */
export const edge: RequestHandler | null =
  (globalThis as { readonly [key: symbol]: RequestHandler | undefined })[Symbol.for('feria.edge')] ?? null

/** `https` only if a trusted proxy said so; the edge sets this header itself. */
export function isSecure(request: Request): boolean {
  return edge !== null && request.headers.get('x-forwarded-proto') === 'https'
}
