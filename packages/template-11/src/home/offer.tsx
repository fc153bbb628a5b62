import { type Product, percentOffOf } from '@store/core'
import { Link, usePaths } from '@store/template-kit'
import { PhotoScene } from '../parts/photo-scene.tsx'
import { ProductRow } from '../parts/product-row.tsx'
import { Split } from '../parts/split.tsx'
import { useRooms } from '../parts/use-rooms.ts'
import { useWords } from '../words.ts'

/** The reduced products as rows; at the left the photo of the first. */
export function Offer({ products }: { readonly products: readonly Product[] }) {
  const t = useWords()
  const paths = usePaths()
  const rooms = useRooms()
  const [main] = products
  const most = Math.max(0, ...products.map((product) => percentOffOf(product, null)))
  if (!main) return null
  return (
    <Split room={rooms(3)} scene={<PhotoScene product={main} />}>
      <h2>{t('nogal.workshopPrice')}</h2>
      <p className="lead">{most > 0 ? t('nogal.upTo', { percent: most }) : t('nogal.offerText')}</p>
      <ul className="rows">
        {products.map((product) => (
          <li key={product.id}>
            <ProductRow product={product} />
          </li>
        ))}
      </ul>
      <Link href={paths.catalog({ promotion: true })} className="link">
        {t('nogal.seeOffers')}
      </Link>
    </Split>
  )
}
