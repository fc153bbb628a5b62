import { type ProductId, productAvailability } from '@store/core'
import { useFreshProducts } from '@store/template-kit'
import { ProductCard } from '../parts/product-card.tsx'
import { useWords } from '../words.ts'

/** Products bought before, with today's data. Products that are no longer for sale are left out. */
export default function BoughtBeforeRow({ ids }: { readonly ids: readonly ProductId[] }) {
  const t = useWords()
  const { known } = useFreshProducts(ids)
  const products = ids
    .flatMap((id) => known.get(id) ?? [])
    .filter((product) => productAvailability(product) === 'available')
  if (products.length === 0) return null
  return (
    <section className="section" aria-label={t('canasta.again')}>
      <div className="section-head">
        <h2>{t('canasta.again')}</h2>
      </div>
      <ul className="row">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}
