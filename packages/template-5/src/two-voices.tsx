/**
 * A title in two voices, roman and italic, as magazines set them: "Vestido / *Alba de tencel*".
 * The break comes after the first word, or after the second when the first is a short one ("El lino / que …").
 */
export function TwoVoices({ text, italic = 'second' }: { text: string; italic?: 'first' | 'second' }) {
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
