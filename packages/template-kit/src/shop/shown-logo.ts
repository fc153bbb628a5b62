import type { Image } from '@store/core'
import { useEffect, useState } from 'react'

/**
 * The shop's logo, or null once it has failed to load, so that every template shows what it shows for shops without a logo.
 */
export function useShownLogo(logo: Image | null): Image | null {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const src = logo?.src ?? null
  useEffect(() => {
    if (src === null) return
    // The logo is requested in several widths. The file name at the end of the address is the same for all.
    const file = src.slice(src.lastIndexOf('/'))
    const isLogo = (target: EventTarget | null): target is HTMLImageElement =>
      target instanceof HTMLImageElement && target.src.endsWith(file)
    const fail = () => setFailedSrc(src)
    const onError = ({ target }: Event) => {
      if (isLogo(target)) fail()
    }
    // `error` does not bubble, so the listener captures. Images that failed before this effect are found by decoding them.
    document.addEventListener('error', onError, true)
    for (const image of document.images) if (isLogo(image)) image.decode?.().catch(fail)
    return () => document.removeEventListener('error', onError, true)
  }, [src])
  return failedSrc === src ? null : logo
}
