/** The sentences of a text, each with its own end. */
export const sentencesOf = (text: string): readonly string[] =>
  (text.match(/[^.!?…]+(?:[.!?…]+(?=\s|$)|[.!?…]\S|$)+/g) ?? []).map((sentence) => sentence.trim()).filter(Boolean)
