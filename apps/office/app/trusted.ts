/** What browsers hand out where they have Trusted Types; elsewhere a text is taken as it is. */
type Policy = { readonly createHTML: (html: string) => string; readonly createScriptURL: (url: string) => string }
type Factory = { readonly createPolicy: (name: string, rules: Policy) => Policy }

const as = (text: string) => text
const factory = (globalThis as unknown as { readonly trustedTypes?: Factory }).trustedTypes
/** The one place of the office that makes HTML and addresses of scripts out of texts. */
const policy = factory?.createPolicy('office', { createHTML: as, createScriptURL: as })

/** The address of the service worker. */
export const workerAddress = (): string => policy?.createScriptURL('/sw.js') ?? '/sw.js'

/** The elements of HTML that was made safe when it was stored, in a document that loads nothing and runs nothing. */
export function elementsOf(html: string): HTMLElement {
  const page = `<body>${html}</body>`
  return new DOMParser().parseFromString(policy?.createHTML(page) ?? page, 'text/html').body
}
