import { useEffect, useState } from 'react'

/** How long it is said, in milliseconds. */
const STAYS = 2_000

/** Copies a text, and says so for a moment. A browser that may not copy leaves it as it is. */
export function useCopy(text: string) {
  const [copied, setCopied] = useState<string | null>(null)
  useEffect(() => {
    if (copied === null) return
    const timer = setTimeout(() => setCopied(null), STAYS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () =>
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(text),
      () => undefined,
    )
  return { isCopied: copied === text, copy }
}
