import { useShare, useShop } from '@store/template-kit'
import { useWords } from './words.ts'

/** Hands a page on: the device's own sheet, a chat, the clipboard. */
export default function Share({ title, path }: { readonly title: string; readonly path: string }) {
  const t = useWords()
  const { shop } = useShop()
  const text = t('product.shareText', { name: title, shop: shop.name })
  const { share, copy, copied, chatHref } = useShare({ title, text, path })
  if (!chatHref) return null
  return (
    <ul className="chips">
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
  )
}
