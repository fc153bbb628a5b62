const SHORT = /^(?:\p{Ll}{1,3}|&)$/u

/** Joins small words (y, de, del, &) to the next with a no-break space, so that no row ends in one: "Punto / y Pampa". */
export const keepShortWords = (name: string): string =>
  name.split(' ').reduce((text, word, at, words) => `${text}${SHORT.test(words[at - 1] ?? '') ? '\u00a0' : ' '}${word}`)
