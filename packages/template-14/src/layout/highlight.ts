/**
 * Splits a text into parts that match words of a search and parts that do not, ignoring accents and case. `at`: the
 * index of each part.
 */
export function highlight(
  text: string,
  searched: string,
): readonly { readonly text: string; readonly isFound: boolean; readonly at: number }[] {
  const words = searched
    .split(/\s+/)
    .map(plain)
    .filter((word) => word !== '')
  if (words.length === 0) return [{ text, isFound: false, at: 0 }]
  const letters = [...text.normalize('NFC')]
  const bare = letters.map((letter) => plain(letter)[0] ?? letter).join('')
  const found = letters.map(() => false)
  for (const word of words)
    for (let at = bare.indexOf(word); at >= 0; at = bare.indexOf(word, at + 1)) found.fill(true, at, at + word.length)
  const parts: { text: string; isFound: boolean; at: number }[] = []
  letters.forEach((letter, at) => {
    const last = parts.at(-1)
    const isFound = found[at] === true
    if (last && last.isFound === isFound) last.text += letter
    else parts.push({ text: letter, isFound, at })
  })
  return parts
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
