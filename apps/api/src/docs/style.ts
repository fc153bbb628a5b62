/** The styles of `/docs`: a list of calls beside their descriptions, on a phone above them. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #1a1a1a; --quiet: #5c5c5c; --line: #dcdcdc; --ground: #fff; --mark: #0b57d0; }
@media (prefers-color-scheme: dark) { :root { --ink: #ececec; --quiet: #a8a8a8; --line: #3a3a3a; --ground: #161616; --mark: #8ab4f8; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 0 1rem 4rem; color: var(--ink); background: var(--ground); font: 1rem/1.5 system-ui, sans-serif;
  display: grid; gap: 0 2rem; max-width: 80rem; margin-inline: auto; }
header { grid-column: 1 / -1; padding-block: 1.5rem; border-block-end: 1px solid var(--line); max-width: 60rem; }
h1, h2, h3, h4 { line-height: 1.25; }
h4 { margin-block: 1rem .25rem; font-size: .875rem; color: var(--quiet); }
a { color: var(--mark); }
a:focus-visible { outline: 2px solid var(--mark); outline-offset: 2px; }
code { font: .875em/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav li a { display: block; padding-block: .25rem; text-decoration: none; }
nav h2 { font-size: .875rem; margin-block: 1.25rem .25rem; }
main { min-width: 0; }
section { padding-block: 1rem; border-block-end: 1px solid var(--line); scroll-margin-block-start: 1rem; }
section h3 { margin: 0; }
.line { margin-block: .5rem; overflow-wrap: anywhere; }
.key { font-size: .75rem; padding: .1em .5em; border: 1px solid var(--line); border-radius: 1em; }
.fields { margin: 0; padding-inline-start: 1rem; border-inline-start: 1px solid var(--line); list-style: none; }
.fields li { padding-block: .15rem; }
.fields em { color: var(--quiet); font-style: normal; font-size: .875rem; }
.fields span { color: var(--quiet); }
@media (min-width: 56rem) {
  body { grid-template-columns: 16rem minmax(0, 1fr); }
  nav { position: sticky; inset-block-start: 0; align-self: start; max-height: 100vh; overflow-y: auto; padding-block-end: 2rem; }
}
`
