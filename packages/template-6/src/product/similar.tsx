import type { Product } from '@store/core'
import { useFreshProducts } from '@store/template-kit'
import { CompareTable } from '../compare/compare-table.tsx'
import { useWords } from '../words.ts'

/** A product compared with similar ones, fact by fact. */
export default function Similar(props: { readonly product: Product; readonly similar: readonly Product[] }) {
  const t = useWords()
  const { product, similar } = props
  const { known, asking } = useFreshProducts(similar.map(({ id }) => id))
  const whole = similar.flatMap(({ id }) => known.get(id) ?? [])
  if (asking === 'failed') return <p className="notice">{t('volt.compareFailed')}</p>
  if (whole.length === 0) return <p className="notice">{t('volt.compareLoading')}</p>
  return (
    <CompareTable
      products={[product, ...whole]}
      caption={t('volt.compareSimilar')}
      heading={({ id }) => (id === product.id ? t('volt.thisProduct') : null)}
    />
  )
}
