import type { Fact } from '@store/core'

/** Names merchants give to facts about metal, in the four languages. */
const METAL = /^(?:metal|métal|material|materia|matière|matéria)/i
const STONE = /^(?:piedra|pierre|pedra|stone|gem|gema|gemme)/i

/**
 * Metal and stone of a product, as in "18 ct gold, tourmaline 2.1 ct"; without them its first fact; null if it has no
 * facts.
 */
export function materialOf(facts: readonly Fact[]): string | null {
  const stated = [METAL, STONE].flatMap((pattern) => facts.find(({ name }) => pattern.test(name.trim()))?.value ?? [])
  const parts = stated.length > 0 ? stated : facts.slice(0, 1).map(({ value }) => value)
  return parts.length > 0 ? parts.join(', ') : null
}
