import { useEffect, useState } from 'react'
import { useAnnounce } from '../parts/announcer.tsx'
import { useT } from '../shop-context.tsx'

/** The absolute URL of a path of this shop; before hydration only the path. */
export function useAddress(path: string): string {
  const [origin, setOrigin] = useState('')
  useEffect(() => setOrigin(location.origin), [])
  return origin + path
}

/** Share options of a page (L9). All are null before hydration, because they need JavaScript. */
export type Sharing = {
  /** Opens the device's share sheet; null where it has none. */
  readonly share: (() => void) | null
  /** Copies the URL; null where the browser has no clipboard API. */
  readonly copy: (() => void) | null
  /** The URL was copied. */
  readonly copied: boolean
  /** Opens the chat with a message, for a contact that the shopper chooses there. */
  readonly chatHref: string | null
}

/** `path`: path of the shared page; `text`: the message before its URL. */
export function useShare(what: { readonly title: string; readonly text: string; readonly path: string }): Sharing {
  const t = useT()
  const announce = useAnnounce()
  const url = useAddress(what.path)
  const [copied, setCopied] = useState(false)
  const isHydrated = url !== what.path
  const { title, text } = what
  // It is not an error if the shopper closes the sheet, or if the browser does not allow writing to the clipboard.
  const attempt = (work: Promise<void>) => void work.catch(() => {})
  return {
    share: isHydrated && 'share' in navigator ? () => attempt(navigator.share({ title, text, url })) : null,
    copy:
      isHydrated && 'clipboard' in navigator
        ? () =>
            attempt(
              navigator.clipboard.writeText(url).then(() => {
                setCopied(true)
                announce(t('product.linkCopied'))
              }),
            )
        : null,
    copied,
    chatHref: isHydrated ? `https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}` : null,
  }
}
