import type { Product } from '@store/core'
import { useAnnounce, useComparison, VisuallyHidden } from '@store/template-kit'
import { useWords } from '../words.ts'

/** As many products as fit beside each other on this screen. */
const compareLimit = () => (matchMedia('(min-width: 48rem)').matches ? 4 : 2)

/** A checkbox that adds a product to the comparison. It needs JavaScript, so it is not shown without. */
export function CompareBox({ product, className }: { readonly product: Product; readonly className?: string }) {
  const t = useWords()
  const announce = useAnnounce()
  const { has, ids, toggle } = useComparison()
  const change = () => {
    const limit = compareLimit()
    const outcome = toggle(product, limit)
    if (outcome === 'full') announce(t('volt.compareFull', { limit }))
    else if (outcome === 'removed') announce(t('volt.compareRemoved', { name: product.name }))
    else announce(t('volt.compareAdded', { name: product.name, count: ids.length + 1, limit }))
  }
  return (
    <label className={`compare-box scripted ${className ?? ''}`}>
      <input type="checkbox" checked={has(product.id)} onChange={change} />
      <span aria-hidden="true">{t('volt.compare')}</span>
      <VisuallyHidden>{t('volt.compareName', { name: product.name })}</VisuallyHidden>
    </label>
  )
}
