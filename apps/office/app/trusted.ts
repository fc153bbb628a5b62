/** A Trusted Types policy. Browsers without Trusted Types accept plain texts. */
type Policy = { readonly createHTML: (html: string) => string; readonly createScriptURL: (url: string) => string }
type Factory = { readonly createPolicy: (name: string, rules: Policy) => Policy }

const as = (text: string) => text
const factory = (globalThis as unknown as { readonly trustedTypes?: Factory }).trustedTypes
/** The only place of the office that turns texts into HTML and script URLs. */
const policy = factory?.createPolicy('office', { createHTML: as, createScriptURL: as })

/** The address of the service worker. */
export const workerAddress = (): string => policy?.createScriptURL('/sw.js') ?? '/sw.js'

/** Parses HTML that was sanitised when it was stored, in a document that loads and runs nothing. */
export function elementsOf(html: string): HTMLElement {
  const page = `<body>${html}</body>`
  return new DOMParser().parseFromString(policy?.createHTML(page) ?? page, 'text/html').body
}
