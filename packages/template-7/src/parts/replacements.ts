import type { LineKey } from '@store/core'
import { useShopMemory } from '@store/template-kit'

const MAX = 100

const read = (stored: unknown): readonly LineKey[] =>
  Array.isArray(stored) ? stored.filter((key): key is LineKey => typeof key === 'string').slice(0, MAX) : []

/** The lines the shop may replace by a similar product if they are missing. Remembered by this browser. */
export function useReplacements() {
  const { value, keep } = useShopMemory('replace-if-out', read)
  return {
    isReplaced: (key: LineKey) => value.includes(key),
    turn: (key: LineKey) => keep(value.includes(key) ? value.filter((other) => other !== key) : [...value, key]),
  } as const
}
