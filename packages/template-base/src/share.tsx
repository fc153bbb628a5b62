import type { Product } from '@store/core'
import { Disclosure, usePaths, useShareLinks, useT } from '@store/template-kit'

/** Share options: the device's share sheet, a chat, the clipboard. They need JavaScript, and appear after hydration. */
export function Share({ product }: { readonly product: Product }) {
  const t = useT()
  const paths = usePaths()
  const links = useShareLinks({ title: product.name, path: paths.product(product) })
  if (links.length === 0) return <p className="share" />
  return (
    <Disclosure className="share" summary={<span className="text-button">{t('product.share')}</span>}>
      <ul>
        {links.map(({ key, link }) => (
          <li key={key}>{link('text-button')}</li>
        ))}
      </ul>
    </Disclosure>
  )
}
