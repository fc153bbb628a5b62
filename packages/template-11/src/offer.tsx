import { type Product, percentOffOf } from '@store/core'
import { Link, usePaths } from '@store/template-kit'
import { PieceRow } from './piece-row.tsx'
import { PieceScene } from './piece-scene.tsx'
import { Split } from './split.tsx'
import { useRooms } from './use-rooms.ts'
import { useWords } from './words.ts'

/** What the workshop sells for less now. */
export function Offer({ products }: { readonly products: readonly Product[] }) {
  const t = useWords()
  const paths = usePaths()
  const rooms = useRooms()
  const [main] = products
  const most = Math.max(0, ...products.map((product) => percentOffOf(product, null)))
  if (!main) return null
  return (
    <Split room={rooms(3)} scene={<PieceScene product={main} />}>
      <h2>{t('nogal.workshopPrice')}</h2>
      <p className="lead">{most > 0 ? t('nogal.upTo', { percent: most }) : t('nogal.offerText')}</p>
      <ul className="rows">
        {products.map((product) => (
          <li key={product.id}>
            <PieceRow product={product} />
          </li>
        ))}
      </ul>
      <Link href={paths.catalog({ promotion: true })} className="quiet-link">
        {t('nogal.seeOffers')}
      </Link>
    </Split>
  )
}
