/** Whether two names are the same but for accents, capitals and spaces around them. */
export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other)

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
