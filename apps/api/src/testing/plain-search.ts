import fc from 'fast-check'

export const SLIP = fc.constantFrom('wrong', 'missing', 'extra', 'swapped', 'cut')

/** A search word as shoppers type it: with a letter wrong, missing, extra or swapped; or a part of a word. */
export function mistyped(
  word: string,
  slip: 'wrong' | 'missing' | 'extra' | 'swapped' | 'cut',
  at: number,
  letter: string,
) {
  const [before, after] = [word.slice(0, at), word.slice(at)]
  if (slip === 'wrong') return before + letter + after.slice(1)
  if (slip === 'missing') return before + after.slice(1)
  if (slip === 'extra') return before + letter + after
  if (slip === 'swapped') return before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2)
  return before || after
}

const bare = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
const wordsOf = (text: string) =>
  bare(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Whether a search finds a name: it compares every name, without an index. */
export function isFound(name: string, search: string): boolean {
  const words = wordsOf(search)
  return (
    words.length > 0 &&
    words.every(
      (word) =>
        bare(name).includes(word) ||
        wordsOf(name).some(
          (part) =>
            stem(part) === stem(word) ||
            (word.length >= 3 && stem(part).startsWith(word)) ||
            (word.length >= 5 && oneOff(part, word)),
        ),
    )
  )
}

/** One form for singular and plural. */
const stem = (word: string) =>
  word
    .replace(/([cdglmnz])oes$/, '$1ao')
    .replace(/([ao]u)x$/, '$1')
    .replace(/(.{3})[es]{1,4}$/, '$1')
    .replace(/(.{2})z$/, '$1c')
    .replace(/(.{2})y$/, '$1i')

/** One letter wrong, missing, extra or exchanged with its neighbour. */
function oneOff(a: string, b: string): boolean {
  const tries = new Set<string>([b])
  for (let i = 0; i <= b.length; i++) {
    tries.add(b.slice(0, i) + b.slice(i + 1))
    tries.add(b.slice(0, i) + (b[i + 1] ?? '') + (b[i] ?? '') + b.slice(i + 2))
    for (const letter of new Set(a))
      tries.add(b.slice(0, i) + letter + b.slice(i)).add(b.slice(0, i) + letter + b.slice(i + 1))
  }
  return tries.has(a)
}
