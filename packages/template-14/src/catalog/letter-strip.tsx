import type { Product } from '@store/core'
import { ALPHABET, letterId, letterOf } from '../parts/letters.ts'
import { useWords } from '../words.ts'

/** The letters with a book on this page; each links to its first book. */
export function LetterStrip({ products }: { readonly products: readonly Product[] }) {
  const t = useWords()
  const present = new Set(products.map(({ name }) => letterOf(name)))
  return (
    <nav aria-label={t('anaquel.alphabet')}>
      <ul className="alphabet here wraps">
        {ALPHABET.map((letter) => (
          <li key={letter}>
            {present.has(letter) ? (
              <a href={`#${letterId(letter)}`}>{letter}</a>
            ) : (
              <span aria-hidden="true">{letter}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
