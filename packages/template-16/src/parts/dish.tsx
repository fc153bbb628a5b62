import { type Product, productAvailability } from '@store/core'
import { Link, Price, QuickViewLink, usePaths, useSettings, useShop } from '@store/template-kit'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'
import { DishBuy, opensSheet } from './dish-buy.tsx'
import { Picture } from './picture.tsx'

/** A dish as a line of the menu: name, dotted leader, price, text, and a photo if there is one. */
export function Dish({ product, priority }: { readonly product: Product; readonly priority?: boolean | undefined }) {
  const paths = usePaths()
  const { photos, productStyle } = useSettings<Settings>()
  const [image = null] = product.images
  const isTile = productStyle === 2
  const isPictured = photos === 'yes' && productStyle !== 3 && (image !== null || isTile)
  const availability = productAvailability(product)
  return (
    <article className="dish" data-availability={availability} data-pictured={isPictured ? '' : undefined}>
      <div className="dish-words">
        <div className="dish-line">
          <h3 className="dish-name">
            <Link href={paths.product(product)}>{product.name}</Link>
          </h3>
          <Price product={product} className="price" />
        </div>
        {product.summary && productStyle !== 3 && <p className="dish-text">{product.summary}</p>}
        <DishMarks product={product} />
      </div>
      <div className="dish-side">
        {isPictured && (
          <Picture
            name={product.name}
            image={image}
            alt=""
            sizes={isTile ? '(min-width: 64rem) 22vw, 46vw' : '96px'}
            largest={isTile ? 640 : 320}
            ratio={isTile ? 1.5 : 1}
            priority={priority ?? false}
            bare={!isTile}
          />
        )}
        <DishBuy product={product} />
      </div>
    </article>
  )
}

/** Notes below a dish: sold out, reduced, free delivery, its tags, and the link to the quick view. */
function DishMarks({ product }: { readonly product: Product }) {
  const t = useWords()
  const { shop } = useShop()
  const availability = productAvailability(product)
  const tags = shop.tags.flatMap(({ values }) => values).filter(({ id }) => product.tagValues.includes(id))
  const marks = [
    availability !== 'available' && { kind: 'gone', word: t(`product.${availability}`) },
    availability === 'available' && product.promotion !== null && { kind: 'promo', word: t('sazon.promo') },
    product.freeShipping && { kind: 'free', word: t('product.freeShipping') },
    product.condition === 'used' && { kind: 'used', word: t('product.condition.used') },
    ...tags.slice(0, 3).map(({ name }) => ({ kind: 'tag', word: name })),
  ].filter((mark) => mark !== false)
  const opens = opensSheet(product)
  if (marks.length === 0 && opens) return null
  return (
    <p className="marks">
      {marks.map(({ kind, word }) => (
        <span key={word} data-mark={kind}>
          {word}
        </span>
      ))}
      {!opens && <QuickViewLink product={product} className="dish-look" />}
    </p>
  )
}
