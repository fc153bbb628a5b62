import type { Image } from '@store/core'
import { useEffect, useState } from 'react'

/**
 * The shop's logo, until it turns out not to come: from then on there is none, and every template draws what it does
 * for shops without.
 */
export function useShownLogo(logo: Image | null): Image | null {
  const [lost, setLost] = useState<string | null>(null)
  const src = logo?.src ?? null
  useEffect(() => {
    if (src === null) return
    // It is asked for in several widths: the end of the address is the same in all.
    const file = src.slice(src.lastIndexOf('/'))
    const isLogo = (target: EventTarget | null): target is HTMLImageElement =>
      target instanceof HTMLImageElement && target.src.endsWith(file)
    const lose = () => setLost(src)
    const onError = ({ target }: Event) => {
      if (isLogo(target)) lose()
    }
    // `error` does not bubble. What failed before this ran is asked again.
    document.addEventListener('error', onError, true)
    for (const image of document.images) if (isLogo(image)) image.decode?.().catch(lose)
    return () => document.removeEventListener('error', onError, true)
  }, [src])
  return lost === src ? null : logo
}
