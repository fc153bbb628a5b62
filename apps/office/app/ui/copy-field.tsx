import { useId, useState } from 'react'
import { useWords } from '#app/words/use-words.ts'
import { Button } from './button.tsx'
import { useHydrated } from './use-hydrated.ts'

type CopyFieldProps = { readonly label: string; readonly hint?: string; readonly text: string }

/** A text to take elsewhere: one touch copies it; without scripts it is there to be selected. */
export function CopyField({ label, hint, text }: CopyFieldProps) {
  const { parts } = useWords()
  const id = useId()
  const isHydrated = useHydrated()
  const [copied, setCopied] = useState(false)
  return (
    <div className="field">
      <span className="label" id={id}>
        {label}
      </span>
      <div className="copy">
        <output className="address" aria-labelledby={id}>
          {text}
        </output>
        {isHydrated && (
          <Button
            aria-label={`${parts.copy}: ${label}`}
            onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
          >
            {copied ? parts.copied : parts.copy}
          </Button>
        )}
      </div>
      {hint && <p className="hint">{hint}</p>}
    </div>
  )
}
