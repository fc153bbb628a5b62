import { useLocation } from '@remix-run/react'
import { type ConsentWordKey, useT } from '@store/template-kit'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/** The link to the settings: a line at the end of the template's footer, in the footer's style. */
export function FooterLink({ onPress }: { readonly onPress: () => void }) {
  const t = useT<ConsentWordKey>()
  // Rendered again with each page, which may have another footer.
  useLocation()
  const [footer, setFooter] = useState<Element | null>(null)
  useEffect(() => setFooter(lastFooter()))
  if (!footer?.isConnected) return null
  return createPortal(
    <p className="consent-link">
      <button type="button" aria-haspopup="dialog" onClick={onPress}>
        {t('consent.settings')}
      </button>
    </p>,
    footer,
  )
}

/** The shop's footer, not that of an article; on a page without one the link is at the end. */
const lastFooter = (): Element =>
  [...document.querySelectorAll('footer')].filter((footer) => !footer.closest('article, dialog')).at(-1) ??
  document.body
