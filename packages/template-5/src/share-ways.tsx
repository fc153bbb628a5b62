import { useShare, useShop } from '@store/template-kit'
import { useWords } from './words.ts'

/** By the device's own sheet, by chat, by its address. */
export default function ShareWays({ title, path }: { readonly title: string; readonly path: string }) {
  const { shop } = useShop()
  const t = useWords()
  const text = t('product.shareText', { name: title, shop: shop.name })
  const { share, copy, copied, chatHref } = useShare({ title, text, path })
  if (!chatHref) return null
  return (
    <ul>
      {share && (
        <li>
          <button type="button" className="word" onClick={share}>
            {t('product.shareWith')}
          </button>
        </li>
      )}
      <li>
        <a href={chatHref} className="word" target="_blank" rel="noopener noreferrer">
          WhatsApp
        </a>
      </li>
      {copy && (
        <li>
          <button type="button" className="word" onClick={copy}>
            {t(copied ? 'product.linkCopied' : 'product.copyLink')}
          </button>
        </li>
      )}
    </ul>
  )
}
