import { Outside, useShare, useShop } from '@store/template-kit'
import { useWords } from './words.ts'

/** By chat, by whatever the device has, by its address. */
export default function SendWays({ title, path }: { readonly title: string; readonly path: string }) {
  const t = useWords()
  const { name: shop } = useShop().shop
  const ways = useShare({ title, path, text: t('product.shareText', { name: title, shop }) })
  return (
    <p className="send-ways">
      {ways.chatHref && (
        <Outside href={ways.chatHref} className="lined">
          WhatsApp
        </Outside>
      )}
      {ways.copy && (
        <button type="button" className="lined" onClick={ways.copy}>
          {t(ways.copied ? 'product.linkCopied' : 'product.copyLink')}
        </button>
      )}
      {ways.share && (
        <button type="button" className="lined" onClick={ways.share}>
          {t('product.shareWith')}
        </button>
      )}
    </p>
  )
}
