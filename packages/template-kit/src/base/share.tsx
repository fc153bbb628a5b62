import type { Product } from '@store/core'
import { useShare } from '../commerce/share.ts'
import { Disclosure } from '../parts/disclosure.tsx'
import { usePaths, useShop, useT } from '../shop-context.tsx'

/** The device's own sheet, a chat, the clipboard. Needs JavaScript, so it comes with it. */
export function Share({ product }: { readonly product: Product }) {
  const t = useT()
  const paths = usePaths()
  const { shop } = useShop()
  const text = t('product.shareText', { name: product.name, shop: shop.name })
  const { share, copy, copied, chatHref } = useShare({ title: product.name, text, path: paths.product(product) })
  if (!chatHref) return <p className="share" />
  return (
    <Disclosure className="share" summary={<span className="text-button">{t('product.share')}</span>}>
      <ul>
        {share && (
          <li>
            <button type="button" className="text-button" onClick={share}>
              {t('product.shareWith')}
            </button>
          </li>
        )}
        <li>
          <a href={chatHref} className="text-button" target="_blank" rel="noopener noreferrer">
            WhatsApp
          </a>
        </li>
        {copy && (
          <li>
            <button type="button" className="text-button" onClick={copy}>
              {t(copied ? 'product.linkCopied' : 'product.copyLink')}
            </button>
          </li>
        )}
      </ul>
    </Disclosure>
  )
}
