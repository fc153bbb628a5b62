import type { Product } from '@store/core'
import { useEffect, useState } from 'react'
import { useAnnounce } from '../parts/announcer.tsx'
import { usePaths, useShop, useT } from '../shop-context.tsx'

/** The product's whole address; before React has come only its path. */
export function useProductAddress(product: Product): string {
  const path = usePaths().product(product)
  const [origin, setOrigin] = useState('')
  useEffect(() => setOrigin(location.origin), [])
  return origin + path
}

/** Hands the address to the phone's own share sheet, or copies it. Needs JavaScript, so it comes with it. */
export function Share({ product }: { readonly product: Product }) {
  const t = useT()
  const announce = useAnnounce()
  const { shop } = useShop()
  const url = useProductAddress(product)
  const [can, setCan] = useState<'share' | 'copy' | null>(null)
  const [copied, setCopied] = useState(false)
  useEffect(() => setCan('share' in navigator ? 'share' : 'clipboard' in navigator ? 'copy' : null), [])
  const share = async () => {
    if (can === 'share')
      return navigator.share({
        title: product.name,
        text: t('product.shareText', { name: product.name, shop: shop.name }),
        url,
      })
    await navigator.clipboard.writeText(url)
    setCopied(true)
    announce(t('product.linkCopied'))
  }
  return (
    <p className="share">
      {can && (
        // A sheet that was closed again, or a clipboard that may not be written, is no failure.
        <button type="button" className="text-button" onClick={() => void share().catch(() => {})}>
          {t(can === 'share' ? 'product.share' : copied ? 'product.linkCopied' : 'product.copyLink')}
        </button>
      )}
    </p>
  )
}
