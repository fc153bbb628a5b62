import type { Product } from '@store/core'
import { Link, Price, usePaths } from '@store/template-kit'
import { Picture } from '../parts/picture.tsx'
import { tintStyle, useTints } from '../parts/tint.ts'
import { usageOf } from '../parts/usage.ts'
import { useWords } from '../words.ts'

const MOST = 5

/** One product in the middle, with its ingredients placed around it. */
export function FeaturedProduct({ product }: { readonly product: Product }) {
  const t = useWords()
  const paths = usePaths()
  const tints = useTints()
  const bubbles = usageOf(product.facts).ingredients.slice(0, MOST)
  return (
    <section className="one section frame" data-tint="" style={tintStyle(tints.ofProduct(product))}>
      <h2>{t('bruma.one')}</h2>
      <div className="one-stage">
        <Picture
          name={product.name}
          image={product.images[0] ?? null}
          alt=""
          sizes="(min-width: 64rem) 30vw, 70vw"
          largest={1080}
        />
        {bubbles.length > 0 && (
          <ul className="bubbles wraps">
            {bubbles.map((bubble) => (
              <li key={bubble}>{bubble}</li>
            ))}
          </ul>
        )}
      </div>
      <h3 className="one-name">
        <Link href={paths.product(product)}>{product.name}</Link>
      </h3>
      {product.summary && <p className="muted">{product.summary}</p>}
      <Price product={product} className="price" />
    </section>
  )
}
