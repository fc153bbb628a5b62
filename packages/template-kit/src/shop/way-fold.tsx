import { FooterFold } from '../parts/footer-fold.tsx'
import { useT } from '../shop-context.tsx'
import { useContactLinks } from './contact-links.tsx'
import type { GroupProps } from './footer-groups.tsx'
import { WayItems } from './link-items.tsx'

type WayFoldProps = GroupProps & { readonly title?: string; readonly linkClassName?: string }

/**
 * The shop's contact links as a part of a footer; nothing where it has none. In a separate file, since less than half of the
 * templates have it on every page.
 */
export function WayFold({ title, listClassName, linkClassName, ...fold }: WayFoldProps) {
  const t = useT()
  if (useContactLinks().length === 0) return null
  return (
    <FooterFold title={title ?? t('nav.contact')} {...fold}>
      <ul className={listClassName}>
        <WayItems linkClassName={linkClassName} />
      </ul>
    </FooterFold>
  )
}
