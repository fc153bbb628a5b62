import { Disclosure, useShareLinks } from '@store/template-kit'
import { useWords } from '../words.ts'

/**
 * Shares the page by the device's dialog, by chat, or copies its address. Needs JavaScript, so it is rendered only with
 * it.
 */
export function Share(page: { readonly title: string; readonly path: string }) {
  const t = useWords()
  const links = useShareLinks(page)
  if (links.length === 0) return <p className="share" />
  return (
    <Disclosure className="share" summary={<span className="link">{t('product.share')}</span>}>
      <ul className="pills wraps">
        {links.map(({ key, link }) => (
          <li key={key}>{link('pill-link')}</li>
        ))}
      </ul>
    </Disclosure>
  )
}
