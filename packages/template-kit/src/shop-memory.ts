import { useCallback, useEffect, useState } from 'react'
import { useShop } from './shop-context.tsx'

/**
 * A small thing that a visitor wants this browser to remember of a shop: what they compare, how they look at lists, their
 * size. The same in all tabs. Where one host serves several shops (`/wa/…`) they share a store, so there it lasts as
 * long as the page. `ready` once the browser has looked.
 *
 * @param name of the thing, the same in every shop
 * @param read the value of whatever is stored; undefined where nothing is, or nothing that can be read
 */
export function useShopMemory<Value>(
  name: string,
  read: (stored: unknown) => Value,
): { readonly value: Value; readonly keep: (next: Value) => void; readonly ready: boolean } {
  const { shop, mount } = useShop()
  const key = mount === '' ? `${name}:${shop.id}` : null
  const [value, setValue] = useState<Value>(() => read(undefined))
  const [ready, setReady] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: how it is read does not change what is stored
  useEffect(() => {
    setReady(true)
    if (key === null) return
    const look = () => setValue(read(stored(key)))
    if (stored(key) !== undefined) look()
    const listen = (event: StorageEvent) => (event.key === key || event.key === null) && look()
    window.addEventListener('storage', listen)
    return () => window.removeEventListener('storage', listen)
  }, [key])

  const keep = useCallback(
    (next: Value) => {
      setValue(next)
      try {
        if (key !== null) localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // Full, blocked or gone: it lasts as long as the page.
      }
    },
    [key],
  )
  return { value, keep, ready }
}

function stored(key: string): unknown {
  try {
    const text = localStorage.getItem(key)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
