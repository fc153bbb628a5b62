import { Outside, useShare, useShop } from '@store/template-kit'
import { useWords } from './words.ts'

/** Hands a page on: the device's own sheet, a chat, the clipboard. Needs JavaScript, so it comes with it. */
export function Share({ title, path }: { readonly title: string; readonly path: string }) {
  const t = useWords()
  const { shop } = useShop()
  const text = t('product.shareText', { name: title, shop: shop.name })
  const { share, copy, copied, chatHref } = useShare({ title, text, path })
  return (
    <div className="share">
      {chatHref && (
        <>
          <span className="quiet">{t('product.share')}</span>
          {share && (
            <button type="button" className="under" onClick={share}>
              {t('product.shareWith')}
            </button>
          )}
          <Outside href={chatHref} className="under">
            WhatsApp
          </Outside>
          {copy && (
            <button type="button" className="under" onClick={copy}>
              {t(copied ? 'product.linkCopied' : 'product.copyLink')}
            </button>
          )}
        </>
      )}
    </div>
  )
}
