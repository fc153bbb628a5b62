import type { ReactNode } from 'react'
import { Outside } from '../shop/contact-links.tsx'
import { useShop, useT } from '../shop-context.tsx'
import { useShare } from './share.ts'

/** Share options of a page (L9), styled by the template: the device's share sheet, a chat, the clipboard. Empty before hydration. */
export function useShareLinks(props: { readonly title: string; readonly path: string }): readonly {
  readonly key: 'device' | 'chat' | 'copy'
  readonly link: (className?: string) => ReactNode
}[] {
  const t = useT()
  const { shop } = useShop()
  const text = t('product.shareText', { name: props.title, shop: shop.name })
  const { share, copy, copied, chatHref } = useShare({ ...props, text })
  const button = (onClick: () => void, name: string) => (className?: string) => (
    <button type="button" className={className} onClick={onClick}>
      {name}
    </button>
  )
  if (!chatHref) return []
  return [
    ...(share ? [{ key: 'device' as const, link: button(share, t('product.shareWith')) }] : []),
    {
      key: 'chat',
      link: (className) => (
        <Outside href={chatHref} className={className}>
          WhatsApp
        </Outside>
      ),
    },
    ...(copy
      ? [{ key: 'copy' as const, link: button(copy, t(copied ? 'product.linkCopied' : 'product.copyLink')) }]
      : []),
  ]
}
