import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { useHydrated } from './use-hydrated.ts'

const STAYS = 2_000

/** Copies a text. Without scripts there is none. */
export function CopyButton({
  text,
  label,
  done,
}: {
  readonly text: string
  readonly label: string
  readonly done: string
}) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), STAYS)
    return () => clearTimeout(timer)
  }, [isCopied])
  if (!useHydrated()) return null
  return (
    <Button
      onClick={() =>
        navigator.clipboard.writeText(text).then(
          () => setCopied(true),
          () => {},
        )
      }
    >
      <span aria-live="polite">{isCopied ? done : label}</span>
    </Button>
  )
}
