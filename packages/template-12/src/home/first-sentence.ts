/** A text up to its first full stop. */
export const firstSentence = (text: string): string => /^.*?[.!?…](?=\s|$)/s.exec(text)?.[0] ?? text
