import type { Product } from '@store/core'
import { usePaths, useShare, useShop } from '@store/template-kit'
import { useWords } from '../words.ts'

/** Shares the page by the device's dialog, or copies its address and says so. */
export function Share({ product }: { readonly product: Product }) {
  const t = useWords()
  const paths = usePaths()
  const { shop } = useShop()
  const { share, copy, copied } = useShare({
    title: product.name,
    text: t('product.shareText', { name: product.name, shop: shop.name }),
    path: paths.product(product),
  })
  const act = share ?? copy
  if (!act) return null
  return (
    <button type="button" className="link" onClick={act}>
      {t(share ? 'product.share' : copied ? 'product.linkCopied' : 'product.copyLink')}
    </button>
  )
}
