import { useId, useState } from 'react'
import { upload } from '#app/media/upload.ts'
import { useWords } from '#app/words/use-words.ts'
import { Button } from './button.tsx'

type PhotoFieldProps = {
  readonly label: string
  readonly name: string
  /** The shop's address in the office. */
  readonly base: string
  /** The address of the picture that is there. */
  readonly src: string | null
  readonly hint?: string
  readonly onSrc?: (src: string | null) => void
}

/** One picture, from the camera or the gallery. It is kept as soon as it is chosen, and its address sent with the form. */
export function PhotoField({ label, name, base, src, hint, onSrc }: PhotoFieldProps) {
  const { parts } = useWords()
  const id = useId()
  const [shown, setShown] = useState(src)
  const [state, setState] = useState<'idle' | 'sending' | 'tooBig' | 'type' | 'failed'>('idle')
  function set(next: string | null) {
    setShown(next)
    onSrc?.(next)
  }
  async function send(file: File) {
    setState('sending')
    const sent = await upload(base, file)
    setState(sent.kind === 'kept' ? 'idle' : sent.reason)
    if (sent.kind === 'kept') set(sent.src)
  }
  const wrong = { tooBig: parts.photoTooBig, type: parts.photoType, failed: parts.photoFailed }
  return (
    <div className="field photo-field">
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      <input type="hidden" name={name} value={shown ?? ''} />
      {shown && <img src={shown} alt="" />}
      <div className="row">
        <label className="button">
          {state === 'sending' ? parts.photoSending : shown ? parts.another : parts.photo}
          <input
            className="hidden"
            type="file"
            accept="image/*"
            aria-labelledby={`${id}-label`}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? []
              event.currentTarget.value = ''
              if (file) void send(file)
            }}
          />
        </label>
        {shown && (
          <Button kind="quiet" onClick={() => set(null)} aria-label={`${label}: ${parts.remove}`}>
            {parts.remove}
          </Button>
        )}
      </div>
      {hint && <p className="hint">{hint}</p>}
      <p role="status" className={state === 'idle' || state === 'sending' ? 'hidden' : 'wrong'}>
        {state === 'sending' ? parts.photoSending : state === 'idle' ? '' : wrong[state]}
      </p>
    </div>
  )
}
