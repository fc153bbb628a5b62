import type { Product } from '@store/core'
import { Link, usePaths, useShop } from '@store/template-kit'
import { CardPrice } from '../parts/card-price.tsx'
import { PageNumber } from '../parts/page-number.tsx'
import { pageNumbersFor } from '../parts/page-numbers.ts'
import { Picture } from '../parts/picture.tsx'
import { TwoPartTitle } from '../parts/two-part-title.tsx'
import { useWords } from '../words.ts'

/** Longer names are set smaller. */
const LONG = 36

/** One product over the full width: the picture reaches one edge of the window, the text is at the other side. */
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
        <h2 className={product.name.length > LONG ? 'h1' : 'display'}>
          <Link href={paths.product(product)}>
            <TwoPartTitle text={product.name} italic={side === 'left' ? 'second' : 'first'} />
          </Link>
        </h2>
        {product.summary && <p>{product.summary}</p>}
        <CardPrice product={product} />
        <Link href={paths.product(product)} className="link" aria-hidden="true" tabIndex={-1}>
          {option ? t('issue.chooseSize', { option: option.name.toLowerCase() }) : t('product.see')}
        </Link>
      </div>
      <PageNumber page={pageNumbersFor(categories).product(product.category)} className="spread-folio" />
    </section>
  )
}
