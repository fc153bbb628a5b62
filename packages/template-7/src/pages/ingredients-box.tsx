import { type ProductId, productAvailability } from '@store/core'
import { Link, Price, useCart, useFreshProducts, usePaths } from '@store/template-kit'
import { Picture } from '../parts/picture.tsx'
import { matchesFor } from '../parts/shopping-list.ts'
import { Stepper } from '../parts/stepper.tsx'
import { keepUnits } from '../parts/unit-line.ts'
import { useWords } from '../words.ts'

/** The ingredients of a recipe, each with its stepper, and a button that adds them all. */
export function Ingredients({ ids }: { readonly ids: readonly ProductId[] }) {
  const t = useWords()
  const paths = usePaths()
  const cart = useCart()
  const { known } = useFreshProducts(ids)
  const products = ids.flatMap((id) => known.get(id) ?? [])
  if (products.length === 0) return null
  const addAll = async () => {
    for (const { product, variantId } of matchesFor({ text: '', name: '', quantity: 1 }, products))
      await cart.add(product, variantId)
    cart.open()
  }
  return (
    <aside className="ingredients" aria-label={t('canasta.ingredients')}>
      <h2>{t('canasta.ingredients')}</h2>
      <ul>
        {products.map((product) => (
          <li key={product.id} data-availability={productAvailability(product)}>
            <Picture product={product} sizes="3.5rem" largest={160} decorative />
            <span>
              <Link href={paths.product(product)}>{keepUnits(product.name)}</Link>
              <Price product={product} className="price" />
            </span>
            <Stepper product={product} />
          </li>
        ))}
      </ul>
      <button type="button" className="button" onClick={() => void addAll()}>
        {t('canasta.addIngredients')}
      </button>
    </aside>
  )
}
