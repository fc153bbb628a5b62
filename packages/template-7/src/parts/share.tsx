import type { Product } from '@store/core'
import { Disclosure, usePaths, useShareLinks } from '@store/template-kit'
import { useWords } from '../words.ts'

/**
 * Shares the page by the device's dialog, by chat, or copies its address. Needs JavaScript, so it is rendered only with
 * it.
 */
export function Share({ product }: { readonly product: Product }) {
  const t = useWords()
  const paths = usePaths()
  const links = useShareLinks({ title: product.name, path: paths.product(product) })
  if (links.length === 0) return <p className="share" />
  return (
    <Disclosure className="share" summary={<span className="link">{t('product.share')}</span>}>
      <ul>
        {links.map(({ key, link }) => (
          <li key={key}>{link('chip')}</li>
        ))}
      </ul>
    </Disclosure>
  )
}
