/**
 * The messages between the pages of a draft's preview and the office that frames them. Only for previews: no page of a shop
 * loads this file.
 */

/** Messages of the office to a page of a preview. */
export type ToPreview =
  /** The office is ready; the page answers `ready`. */
  | { readonly kind: 'hello' }
  /** Colours that replace the page's, as `tokensToCss` writes them, and the scheme; null: the visitor's system's. */
  | { readonly kind: 'tokens'; readonly css: string; readonly scheme: 'light' | 'dark' | null }
  /** The text of the elements that show this setting and nothing else. */
  | { readonly kind: 'text'; readonly path: string; readonly value: string }
  /** The draft has changed: the page reloads its data, or itself if its template has changed. */
  | { readonly kind: 'refresh'; readonly template: number }
  /** Scrolls the element of this setting into view and outlines it. Null: none. */
  | { readonly kind: 'select'; readonly path: string | null }
  /** Goes to a page of the shop, by its path below the mount. */
  | { readonly kind: 'go'; readonly to: string }

/** Messages of a page of a preview to the office. */
export type FromPreview =
  /** After every load: the template, the page's address below the mount (`to`), and the settings that it marks. */
  | { readonly kind: 'ready'; readonly template: number; readonly to: string; readonly paths: readonly string[] }
  /** The visitor has pressed an element that shows these settings. */
  | { readonly kind: 'picked'; readonly paths: readonly string[] }

/** A message as sent. `nonce` is the frame's, so that an answer to an older frame is not mistaken for one to this. */
export type PreviewMessage<Payload> = { readonly feria: 1; readonly nonce: string; readonly payload: Payload }

/** The maximum length of a text in a message: colours take about a thousand characters. */
export const MAX_PREVIEW_MESSAGE = 20_000
const MAX_PATHS = 500

const isText = (value: unknown, most = 300): value is string => typeof value === 'string' && value.length <= most
const isNumber = (value: unknown): value is number => Number.isInteger(value)
const arePaths = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= MAX_PATHS && value.every((path) => isText(path))
/** Below the mount: never another host. */
const isPath = (value: unknown): value is string => isText(value, 2000) && /^\/(?![/\\])[^\\\s]*$/.test(value)

type Payload = Readonly<Record<string, unknown>>

function payloadIn(data: unknown, nonce: string | null): { readonly nonce: string; readonly payload: Payload } | null {
  if (typeof data !== 'object' || data === null) return null
  const { feria, nonce: given, payload } = data as Record<string, unknown>
  if (feria !== 1 || !isText(given, 60) || (nonce !== null && given !== nonce)) return null
  return typeof payload === 'object' && payload !== null ? { nonce: given, payload: payload as Payload } : null
}

/** The office's message in this data; null: none. The caller must check its origin and source. */
export function readToPreview(data: unknown): PreviewMessage<ToPreview> | null {
  const read = payloadIn(data, null)
  if (!read) return null
  const { kind, css, scheme, path, value, template, to } = read.payload
  const message = (payload: ToPreview): PreviewMessage<ToPreview> => ({ feria: 1, nonce: read.nonce, payload })
  switch (kind) {
    case 'hello':
      return message({ kind })
    case 'tokens':
      if (!isText(css, MAX_PREVIEW_MESSAGE)) return null
      return message({ kind, css, scheme: scheme === 'light' || scheme === 'dark' ? scheme : null })
    case 'text':
      return isText(path) && isText(value, MAX_PREVIEW_MESSAGE) ? message({ kind, path, value }) : null
    case 'refresh':
      return isNumber(template) ? message({ kind, template }) : null
    case 'select':
      return path === null || isText(path) ? message({ kind, path }) : null
    case 'go':
      return isPath(to) ? message({ kind, to }) : null
    default:
      return null
  }
}

/** The message of a preview's page to the office with this `nonce`; null: none. */
export function readFromPreview(data: unknown, nonce: string): FromPreview | null {
  const payload = payloadIn(data, nonce)?.payload
  if (!payload) return null
  const { kind, template, to, paths } = payload
  if (!arePaths(paths)) return null
  if (kind === 'picked') return { kind, paths }
  return kind === 'ready' && isNumber(template) && isPath(to) ? { kind, template, to, paths } : null
}
