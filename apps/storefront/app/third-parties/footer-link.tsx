import { useLocation } from '@remix-run/react'
import { type ConsentWordKey, useT } from '@store/template-kit'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/** The way back to the settings: a line at the end of the template's footer, in the footer's own style. */
export function FooterLink({ onPress }: { readonly onPress: () => void }) {
  const t = useT<ConsentWordKey>()
  // Drawn again with each page, which may have another footer.
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

/** The shop's own, not that of an article; a page without one ends with the link. */
const lastFooter = (): Element =>
  [...document.querySelectorAll('footer')].filter((footer) => !footer.closest('article, dialog')).at(-1) ??
  document.body
