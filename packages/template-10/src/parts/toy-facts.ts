import type { Fact, Product } from '@store/core'
import { useShop } from '@store/template-kit'
import { useWords } from '../words.ts'

/** A fact of a product, with its kind, which chooses the icon. */
export type ToyFact = Fact & { readonly kind: 'age' | 'pieces' | 'size' | 'warranty' | 'other' }

/** Names merchants give to two of the kinds, in the four languages. Any other fact is `other`. */
const NAMES = {
  age: /^(?:edad|ages?|âges?|idade)/i,
  pieces: /^(?:piezas|contenido|pieces|contents|peças|conteúdo|pièces|contenu)/i,
} as const
const ORDER = ['age', 'pieces', 'size', 'warranty', 'other'] as const
const MOST = 4

/** Age, pieces, size and warranty where known; other facts fill up to four. */
export function useToyFacts(product: Product): readonly ToyFact[] {
  const t = useWords()
  const { language } = useShop().shop
  const { length, width, height } = product.dimensions ?? {}
  const sides = [length, width, height].filter((side) => side != null)
  const written = product.facts.map(
    (fact): ToyFact => ({
      ...fact,
      kind: NAMES.age.test(fact.name) ? 'age' : NAMES.pieces.test(fact.name) ? 'pieces' : 'other',
    }),
  )
  const known: readonly ToyFact[] = [
    ...(sides.length > 1
      ? [
          {
            kind: 'size' as const,
            name: t('trompo.size'),
            value: t('product.centimetres', { size: sides.map((side) => side.toLocaleString(language)).join(' × ') }),
          },
        ]
      : []),
    ...(product.warranty ? [{ kind: 'warranty' as const, name: t('product.warranty'), value: product.warranty }] : []),
  ]
  return [...written, ...known].toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind)).slice(0, MOST)
}
