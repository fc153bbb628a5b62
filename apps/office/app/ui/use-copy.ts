import { useEffect, useState } from 'react'

/** How long the confirmation is shown, in milliseconds. */
const STAYS = 2_000

/** Copies a text, and confirms it for a moment. If the browser forbids copying, nothing happens. */
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
