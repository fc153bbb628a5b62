import type { Product } from '@store/core'
import { Disclosure, usePaths, useShare, useShop } from '@store/template-kit'
import { useWords } from './words.ts'

/** The device's own sheet, a chat, the clipboard. Needs JavaScript, so it comes with it. */
export function Share({ product }: { readonly product: Product }) {
  const t = useWords()
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
            <button type="button" className="chip" onClick={share}>
              {t('product.shareWith')}
            </button>
          </li>
        )}
        <li>
          <a href={chatHref} className="chip" target="_blank" rel="noopener noreferrer">
            WhatsApp
          </a>
        </li>
        {copy && (
          <li>
            <button type="button" className="chip" onClick={copy}>
              {t(copied ? 'product.linkCopied' : 'product.copyLink')}
            </button>
          </li>
        )}
      </ul>
    </Disclosure>
  )
}
