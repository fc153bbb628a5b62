import { PRODUCT_LIMITS } from '@store/core'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { LongText } from '#app/ui/long-text.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { richWords } from '#app/words/rich/index.ts'
import { useSection } from '#app/words/use-words.ts'
import { isLossless, plainText } from './lossless.ts'

const RichEditor = lazy(() => import('./rich-editor.tsx').then((module) => ({ default: module.RichEditor })))

type RichFieldProps = {
  readonly label: string
  readonly name: string
  readonly html: string
  readonly hint?: string
  readonly wrong?: string | undefined
}

/**
 * A field for text with headings, lists and links. The editor is loaded when the field is touched; without scripts, and for
 * HTML that the editor would change, the stored HTML is edited.
 */
export function RichField({ label, name, html, hint, wrong }: RichFieldProps) {
  const words = useSection(richWords)
  const id = useId()
  const isHydrated = useHydrated()
  const [now, setNow] = useState(html)
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  if (!isHydrated)
    return (
      <LongText
        label={label}
        name={name}
        hint={hint}
        wrong={wrong}
        rows={8}
        most={PRODUCT_LIMITS.description}
        defaultValue={html}
      />
    )
  if (!isLossless(html))
    return (
      <LongText
        label={label}
        name={name}
        wrong={wrong}
        rows={10}
        most={PRODUCT_LIMITS.description}
        defaultValue={html}
        spellCheck={false}
        hint={words.asStored}
      />
    )
  const closed = (
    <button
      type="button"
      className="rich-closed input"
      aria-labelledby={`${id}-label ${id}-text`}
      onClick={() => setOpen(true)}
      onFocus={() => setOpen(true)}
    >
      <span id={`${id}-text`} className={now ? undefined : 'muted'}>
        {plainText(now) || words.write}
      </span>
    </button>
  )
  return (
    <div className="field rich" ref={field}>
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      <input type="hidden" name={name} value={now} />
      {isOpen ? (
        <Suspense fallback={closed}>
          <RichEditor
            html={html}
            labelledBy={`${id}-label`}
            onHtml={(next) => {
              setNow(next)
              setTimeout(() => field.current?.dispatchEvent(new Event('input', { bubbles: true })))
            }}
          />
        </Suspense>
      ) : (
        closed
      )}
      {hint && <p className="hint">{hint}</p>}
      {wrong && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
    </div>
  )
}
