import type { Product } from '@store/core'
import { Link, usePaths, useShop } from '@store/template-kit'
import { CaptionPrice } from './caption-price.tsx'
import { foliosFor } from './folio.ts'
import { Folio } from './folio-mark.tsx'
import { Picture } from './picture.tsx'
import { TwoVoices } from './two-voices.tsx'
import { useWords } from './words.ts'

/** One product over a double page: the picture bleeds at one side, the text stands on the other. */
export function Spread({ product, side }: { readonly product: Product; readonly side: 'left' | 'right' }) {
  const { categories } = useShop()
  const t = useWords()
  const paths = usePaths()
  const [option] = product.options
  return (
    <section className="spread columns section" data-side={side}>
      <Link href={paths.product(product)} className="spread-picture" tabIndex={-1} aria-hidden="true">
        <Picture product={product} sizes="(min-width: 48rem) 62vw, 92vw" decorative />
      </Link>
      <div className="spread-text">
        <h2 className="display">
          <Link href={paths.product(product)}>
            <TwoVoices text={product.name} italic={side === 'left' ? 'second' : 'first'} />
          </Link>
        </h2>
        {product.summary && <p>{product.summary}</p>}
        <CaptionPrice product={product} />
        <Link href={paths.product(product)} className="word underlined" aria-hidden="true" tabIndex={-1}>
          {option ? t('issue.chooseSize', { option: option.name.toLowerCase() }) : t('issue.look')}
        </Link>
      </div>
      <Folio page={foliosFor(categories).product(product.category)} className="spread-folio" />
    </section>
  )
}
