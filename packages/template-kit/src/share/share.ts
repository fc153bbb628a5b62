import { useEffect, useState } from 'react'
import { useAnnounce } from '../parts/announcer.tsx'
import { useT } from '../shop-context.tsx'

/** The whole address behind a path of this shop; before the page is alive only the path. */
export function useAddress(path: string): string {
  const [origin, setOrigin] = useState('')
  useEffect(() => setOrigin(location.origin), [])
  return origin + path
}

/** Ways to hand a page on (L9). All null until the page is alive: without JavaScript there is nothing to share with. */
export type Sharing = {
  /** The device's own sheet; null where it has none. */
  readonly share: (() => void) | null
  /** Null where the clipboard may not be written. */
  readonly copy: (() => void) | null
  /** The address was copied last. */
  readonly copied: boolean
  /** A message to somebody the sender chooses. */
  readonly chatHref: string | null
}

/** `path`: of the page that is handed on; `text` introduces it. */
export function useShare(what: { readonly title: string; readonly text: string; readonly path: string }): Sharing {
  const t = useT()
  const announce = useAnnounce()
  const url = useAddress(what.path)
  const [copied, setCopied] = useState(false)
  const isAlive = url !== what.path
  const { title, text } = what
  // A sheet that was closed again, or a clipboard that may not be written, is no failure.
  const attempt = (work: Promise<void>) => void work.catch(() => {})
  return {
    share: isAlive && 'share' in navigator ? () => attempt(navigator.share({ title, text, url })) : null,
    copy:
      isAlive && 'clipboard' in navigator
        ? () =>
            attempt(
              navigator.clipboard.writeText(url).then(() => {
                setCopied(true)
                announce(t('product.linkCopied'))
              }),
            )
        : null,
    copied,
    chatHref: isAlive ? `https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}` : null,
  }
}
