import type { Fact } from '@store/core'

/** What the facts of a jewel may be called, in the four languages (they are the merchant's own words). */
const METAL = /^(?:metal|métal|material|materia|matière|matéria)/i
const STONE = /^(?:piedra|pierre|pedra|stone|gem|gema|gemme)/i

/** "18 ct gold, tourmaline 2.1 ct": the metal and the stone, or else the first thing that is known. */
export function materialOf(facts: readonly Fact[]): string | null {
  const said = [METAL, STONE].flatMap((pattern) => facts.find(({ name }) => pattern.test(name.trim()))?.value ?? [])
  const parts = said.length > 0 ? said : facts.slice(0, 1).map(({ value }) => value)
  return parts.length > 0 ? parts.join(', ') : null
}
