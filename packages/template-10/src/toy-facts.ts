import type { Fact, Product } from '@store/core'
import { useShop } from '@store/template-kit'
import { useWords } from './words.ts'

/** What parents ask first of a toy. */
export type ToyFact = Fact & { readonly kind: 'age' | 'pieces' | 'size' | 'warranty' | 'other' }

/** How merchants call two of them in the four languages; whatever else they write is a fact, too. */
const NAMES = {
  age: /^(?:edad|ages?|âges?|idade)/i,
  pieces: /^(?:piezas|contenido|pieces|contents|peças|conteúdo|pièces|contenu)/i,
} as const
const ORDER = ['age', 'pieces', 'size', 'warranty', 'other'] as const
const MOST = 4

/** Age, pieces, size and warranty, as far as they are known; what the merchant wrote besides fills up to four. */
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
