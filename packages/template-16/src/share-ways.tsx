import { Outside, useShare, useShop } from '@store/template-kit'
import { useWords } from './words.ts'

/** A chat, the device's own sheet, the clipboard: those this browser has. */
export default function ShareWays({ title, path }: { readonly title: string; readonly path: string }) {
  const t = useWords()
  const text = t('product.shareText', { name: title, shop: useShop().shop.name })
  const ways = useShare({ title, text, path })
  return (
    <div className="chips">
      {ways.chatHref && (
        <Outside href={ways.chatHref} className="chip">
          WhatsApp
        </Outside>
      )}
      {ways.share && (
        <button type="button" className="chip" onClick={ways.share}>
          {t('product.shareWith')}
        </button>
      )}
      {ways.copy && (
        <button type="button" className="chip" onClick={ways.copy}>
          {t(ways.copied ? 'product.linkCopied' : 'product.copyLink')}
        </button>
      )}
    </div>
  )
}
