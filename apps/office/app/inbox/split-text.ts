/** What a card shows of a long message; the rest is folded. */
const SHOWN = 280
const SHOWN_LINES = 6
/** A rest that is shorter is not worth a fold. */
const SHORT = 60

/** A message in two parts: what is shown at once, and the rest; blank: it is shown whole. */
export function splitText(text: string): { readonly start: string; readonly rest: string } {
  const lines = text.split('\n').slice(0, SHOWN_LINES).join('\n')
  const most = Math.min(SHOWN, lines.length)
  if (text.length - most < SHORT) return { start: text, rest: '' }
  const blank = Math.max(text.lastIndexOf(' ', most), text.lastIndexOf('\n', most))
  // Words without an end are cut, but not within a character.
  const end = blank > most / 2 ? blank : most - (/[\ud800-\udbff]/.test(text[most - 1] ?? '') ? 1 : 0)
  return { start: text.slice(0, end).trimEnd(), rest: text.slice(end).trimStart() }
}
