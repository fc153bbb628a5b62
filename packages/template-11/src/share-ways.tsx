import { useShare, useShop } from '@store/template-kit'
import { useWords } from './words.ts'

/** The device's own sheet, a chat, the clipboard. */
export default function ShareWays({ title, path }: { readonly title: string; readonly path: string }) {
  const t = useWords()
  const { shop } = useShop()
  const text = t('product.shareText', { name: title, shop: shop.name })
  const { share, copy, copied, chatHref } = useShare({ title, text, path })
  return (
    <ul className="share-ways">
      {share && (
        <li>
          <button type="button" className="quiet-link" onClick={share}>
            {t('product.shareWith')}
          </button>
        </li>
      )}
      {chatHref && (
        <li>
          <a href={chatHref} className="quiet-link" target="_blank" rel="noopener noreferrer">
            WhatsApp
          </a>
        </li>
      )}
      {copy && (
        <li>
          <button type="button" className="quiet-link" onClick={copy}>
            {t(copied ? 'product.linkCopied' : 'product.copyLink')}
          </button>
        </li>
      )}
    </ul>
  )
}
