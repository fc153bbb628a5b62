/**
 * A title whose first part is roman and second part italic ("Vestido / *Alba de tencel*"). The break is after the first
 * word, or after the second when the first is short ("El lino / que …").
 */
export function TwoPartTitle({ text, italic = 'second' }: { text: string; italic?: 'first' | 'second' }) {
  const words = text.trim().split(/\s+/)
  const cut = words.length > 2 && (words[0]?.length ?? 0) <= 3 ? 2 : 1
  const first = words.slice(0, cut).join(' ')
  const second = words.slice(cut).join(' ')
  if (!second) return italic === 'first' ? <em>{first}</em> : <span>{first}</span>
  return italic === 'first' ? (
    <>
      <em>{first}</em> <span>{second}</span>
    </>
  ) : (
    <>
      <span>{first}</span> <em>{second}</em>
    </>
  )
}
