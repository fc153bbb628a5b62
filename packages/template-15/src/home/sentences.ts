/** The sentences of a text, each with its punctuation. A full stop inside a word, as in "2.0", ends no sentence. */
export const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?…])\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
