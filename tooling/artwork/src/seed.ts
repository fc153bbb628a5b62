/** A random generator of numbers in [0, 1), seeded by a text: the same on every machine. */
export function seeded(words: string): () => number {
  let state = 2166136261
  for (const letter of words) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  return () => {
    state += 0x6d2b79f5
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
