/** Whether people read two names as one: accents, capitals and spaces around tell none apart. */
export const readAlike = (one: string, other: string): boolean => plain(one) === plain(other)

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
