import type { Fact } from '@store/core'

/** Names merchants give, in the four languages, to facts about ingredients and about use. */
const INGREDIENTS = /^(?:principais |principales |key |principaux )?(?:ingredient|activ|ativ|actif|inci\b|composi)/i
const USE = /^(?:modo de us|como us|c[oó]mo us|uso$|how to use|directions|use$|mode d.emploi|utilisation|conseils?)/i

/**
 * Sorts the facts of a product into usage steps, ingredients, and the rest. Steps are separated by semicolons, numbers
 * or full stops, ingredients by commas or semicolons.
 */
export function usageOf(facts: readonly Fact[]): {
  readonly steps: readonly string[]
  readonly ingredients: readonly string[]
  readonly others: readonly Fact[]
} {
  const valuesOf = (pattern: RegExp, parting: RegExp) => [
    ...new Set(
      facts
        .filter(({ name }) => pattern.test(name.trim()))
        .flatMap(({ value }) => value.replace(/\s+/g, ' ').split(parting))
        .map((part) => part.trim().replace(/\.$/, ''))
        .filter(Boolean),
    ),
  ]
  return {
    steps: valuesOf(USE, /;|\.\s+|(?:^|\s)\d+[.)]\s+/),
    ingredients: valuesOf(INGREDIENTS, /[,;]|\s[ye&]\s(?=\S+$)/),
    others: facts.filter(({ name }) => !USE.test(name.trim()) && !INGREDIENTS.test(name.trim())),
  }
}
