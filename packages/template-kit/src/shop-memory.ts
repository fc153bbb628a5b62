import { useCallback, useEffect, useState } from 'react'
import { useShop } from './shop-context.tsx'

/**
 * A small value of a shop in `localStorage`, shared by all tabs: compared products, the view of lists, a size. A host that
 * serves several shops (`/wa/…`) has one `localStorage` for all of them, so there the value lasts only as long as the page.
 * `ready`: the stored value has been read, which happens after hydration.
 *
 * @param name key of the value, the same in every shop
 * @param read turns stored JSON into the value; gets undefined where nothing is stored or it is no JSON
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
    const update = () => setValue(read(stored(key)))
    if (stored(key) !== undefined) update()
    const listen = (event: StorageEvent) => (event.key === key || event.key === null) && update()
    window.addEventListener('storage', listen)
    return () => window.removeEventListener('storage', listen)
  }, [key])

  const keep = useCallback(
    (next: Value) => {
      setValue(next)
      try {
        if (key !== null) localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // The storage is full, blocked or missing: the value lasts as long as the page.
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
