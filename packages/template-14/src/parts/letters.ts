import type { Product } from '@store/core'

/** In Spanish order; the other languages have no Ñ. */
export const ALPHABET = [...'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'] as const

/** The letter of a title, without its accent (Ñ stays Ñ); null for a number or a sign. */
export function letterOf(name: string): string | null {
  const first = [...name.trim().normalize('NFC').toUpperCase()].find((each) => /[\p{L}\p{N}]/u.test(each)) ?? ''
  const plain = first === 'Ñ' ? first : first.normalize('NFD').replace(/\p{M}/gu, '')
  return (ALPHABET as readonly string[]).includes(plain) ? plain : null
}

/** The element ids of the first book of each letter, by product id. */
export function letterIds(products: readonly Product[]): Readonly<Record<number, string>> {
  const seen = new Set<string>()
  const ids: Record<number, string> = {}
  for (const { id, name } of products) {
    const letter = letterOf(name)
    if (letter === null || seen.has(letter)) continue
    seen.add(letter)
    ids[id] = letterId(letter)
  }
  return ids
}

export const letterId = (letter: string): string => `az-${letter === 'Ñ' ? 'N-2' : letter}`
