/** The sentences of a text, each with its own end. A sign within a word, as in "2.0", ends nothing. */
export const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?…])\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
