import { useWords } from '#app/words/use-words.ts'
import { Button } from './button.tsx'
import { useCopy } from './use-copy.ts'
import { useOnceHydrated } from './use-hydrated.ts'

type CopyButtonProps = {
  readonly text: string
  /** The button's text; "Copy" by default. */
  readonly label?: string
  /** What is copied, for the accessible name, where there are several such buttons. */
  readonly about?: string
}

/** Copies a text. Not rendered without scripts. */
export function CopyButton({ text, label, about }: CopyButtonProps) {
  const { parts } = useWords()
  const { isCopied, copy } = useCopy(text)
  const onceHydrated = useOnceHydrated()
  const shownLabel = isCopied ? parts.copied : (label ?? parts.copy)
  return (
    <Button {...onceHydrated} onClick={copy} aria-label={about && `${shownLabel}: ${about}`}>
      <span aria-live="polite">{shownLabel}</span>
    </Button>
  )
}
