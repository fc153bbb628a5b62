import type { Product } from '@store/core'
import { useAnnounce, useShop } from '@store/template-kit'
import { useEffect, useState } from 'react'
import { useWords } from './words.ts'

/** Hands the page to the phone's own share sheet, or copies its address. It needs JavaScript, so it comes with it. */
export function Share({ product }: { readonly product: Product }) {
  const { shop } = useShop()
  const t = useWords()
  const announce = useAnnounce()
  const [can, setCan] = useState<'share' | 'copy' | null>(null)
  const [copied, setCopied] = useState(false)
  useEffect(() => setCan('share' in navigator ? 'share' : 'clipboard' in navigator ? 'copy' : null), [])
  if (!can) return null
  const share = async () => {
    const url = location.href.split('#')[0] ?? ''
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
    // A sheet closed again, or a clipboard that may not be written, is no failure.
    <button type="button" className="word underlined" onClick={() => void share().catch(() => {})}>
      {t(can === 'share' ? 'product.share' : copied ? 'product.linkCopied' : 'product.copyLink')}
    </button>
  )
}
