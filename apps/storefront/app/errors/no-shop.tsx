import type { Language } from '@store/core'

/** A page without a shop. */
export type NoShop = {
  readonly language: Language
  readonly title: string
  readonly text: string
  readonly code: number
  readonly contact: { readonly label: string; readonly url: string } | null
}

/** For errors before the language has been determined. */
const BROKEN: NoShop = { language: 'es', title: 'OOPS! Error.', text: '', code: 500, contact: null }

/** E3, and E2 where no shop can be read. It is self-contained: no template, font, picture or script. */
export function NoShopPage({ noShop }: { readonly noShop: NoShop | null }) {
  const { title, text, code, contact } = noShop ?? BROKEN
  return (
    <main className="no-shop">
      {/* As JSX text its quotes would be escaped, and browsers would drop every rule with a quote. */}
      <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      <p className="awning" aria-hidden="true" />
      <div className="front">
        <p className="code">{code}</p>
        <div>
          <h1>{title}</h1>
          {text && <p className="text">{text}</p>}
          {contact && (
            <a href={contact.url} rel="noopener noreferrer">
              {contact.label}
            </a>
          )}
        </div>
      </div>
    </main>
  )
}

/** A closed stall under its awning. Columns from widths of 650 and 400 px (E4). */
const STYLE = `
:root { color-scheme: light dark; --paper: #f7f2e8; --ink: #221c15; --soft: #6b5f50; --red: #b3261e; --cloth: #fffdf8;
  --lap: clamp(1.5rem, 1.1rem + 1.2vw, 2.75rem); --edge: clamp(1rem, 5vw, 6rem) }
@media (prefers-color-scheme: dark) { :root { --paper: #191510; --ink: #f5eee2; --soft: #b9ab97; --red: #d9483c; --cloth: #2a231b } }
body { margin: 0 }
.no-shop { box-sizing: border-box; min-height: 100svh; padding: 0 var(--edge) 3rem; background: var(--paper); color: var(--ink);
  font: clamp(1.0625rem, .95rem + .4vw, 1.4rem)/1.6 ui-rounded, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; display: grid; grid-template-rows: auto 1fr }
.awning { margin: 0 calc(-1 * var(--edge)); height: clamp(3.5rem, 14vh, 11rem);
  background: repeating-linear-gradient(90deg, var(--red) 0 calc(2 * var(--lap)), var(--cloth) 0 calc(4 * var(--lap)));
  --scallop: radial-gradient(var(--lap) at var(--lap) calc(100% - var(--lap)), #000 98%, #0000) 0 0/calc(2 * var(--lap)) 100%, linear-gradient(#000 0 0) 0 0/100% calc(100% - var(--lap)) no-repeat;
  -webkit-mask: var(--scallop); mask: var(--scallop) }
.front { place-self: center; display: flex; align-items: center; gap: clamp(1.5rem, 5vw, 5.5rem) }
.code { margin: 0; font-size: clamp(4.5rem, 14vw, 17rem); line-height: 1; font-weight: 800; letter-spacing: -.04em; color: var(--red) }
h1 { margin: 0 0 .35em; font-size: clamp(1.75rem, 1.1rem + 2.2vw, 4rem); line-height: 1.1; letter-spacing: -.02em; max-width: 14em; text-wrap: balance }
.text { margin: 0; color: var(--soft); max-width: 36ch; text-wrap: pretty }
.front a { display: inline-block; margin-top: 1.5rem; padding: .75rem 1.5rem; border-radius: .5rem; background: var(--ink); color: var(--paper); font-weight: 600; text-decoration: none }
.front a:focus-visible { outline: 2px solid var(--red); outline-offset: 3px }
@media (max-width: 650px) { .front { flex-direction: column; align-items: flex-start; justify-self: start } .code { font-size: 7rem } }
@media (max-width: 400px) { .code { font-size: 5.5rem } .front a { display: block; text-align: center } }
`
