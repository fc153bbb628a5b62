import { useEffect, useState } from 'react'
import type { CommonSettings } from '../settings-shape.ts'
import { useSettings, useShop, useT } from '../shop-context.tsx'
import { schemeKey } from './scheme.ts'

/**
 * Switches between the light and the dark scheme in shops that follow the visitor's system, and remembers the choice. Nothing
 * where the merchant chose one scheme, and without JavaScript. Part: `data-scheme-switch`.
 */
export function SchemeSwitch({ className }: { readonly className?: string }) {
  const t = useT()
  const { shop, mount } = useShop()
  const { scheme } = useSettings<Partial<CommonSettings>>()
  const [isDark, setDark] = useState(false)
  useEffect(() => setDark(document.documentElement.dataset.scheme === 'dark'), [])
  if (scheme !== 'auto') return null
  const change = () => {
    const next = isDark ? 'light' : 'dark'
    document.documentElement.dataset.scheme = next
    setDark(!isDark)
    try {
      const key = schemeKey(shop.id, mount)
      if (key !== null) localStorage.setItem(key, next)
    } catch {
      // The storage is full, blocked or missing: the choice lasts as long as the page.
    }
  }
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isDark}
      className={className}
      onClick={change}
      data-scheme-switch=""
    >
      {t('scheme.dark')}
    </button>
  )
}
