import { useId, useRef, useState } from 'react'
import { CropButton } from '#app/media/crop-button.tsx'
import { PhotoInput } from '#app/media/photo-input.tsx'
import { upload } from '#app/media/upload.ts'
import { photoWords } from '#app/words/photo/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'
import { Button } from './button.tsx'

type PhotoFieldProps = {
  readonly label: string
  readonly name: string
  /** The shop's path in the office. */
  readonly base: string
  /** The address of the current picture. */
  readonly src: string | null
  readonly hint?: string
  readonly onSrc?: (src: string | null) => void
}

/** One picture, from the camera or the gallery. It is uploaded as soon as it is chosen; the form sends its address. */
export function PhotoField({ label, name, base, src, hint, onSrc }: PhotoFieldProps) {
  const { parts } = useWords()
  const words = useSection(photoWords)
  const id = useId()
  const field = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(src)
  const [state, setState] = useState<'idle' | 'sending' | 'tooBig' | 'planFull' | 'type' | 'failed'>('idle')
  function set(next: string | null) {
    setShown(next)
    onSrc?.(next)
    // The `input` event is sent once the field has its new value.
    setTimeout(() => field.current?.dispatchEvent(new Event('input', { bubbles: true })))
  }
  async function send(file: File) {
    setState('sending')
    const sent = await upload(base, file)
    setState(sent.kind === 'kept' ? 'idle' : sent.reason)
    if (sent.kind === 'kept') set(sent.src)
  }
  return (
    <div className="field photo-field" ref={field}>
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      <input type="hidden" name={name} value={shown ?? ''} />
      {shown && <img src={shown} alt="" />}
      <div className="row">
        <PhotoInput
          text={state === 'sending' ? words.sending : shown ? words.another : words.choose}
          labelledBy={`${id}-label`}
          onFiles={([file]) => file && void send(file)}
        />
        <CropButton base={base} src={shown} which={label} onSrc={set} />
        {shown && (
          <Button kind="quiet" onClick={() => set(null)} aria-label={`${label}: ${parts.remove}`}>
            {parts.remove}
          </Button>
        )}
      </div>
      {hint && <p className="hint">{hint}</p>}
      <p role="status" className={state === 'idle' || state === 'sending' ? 'hidden' : 'wrong'}>
        {state !== 'idle' && words[state]}
      </p>
    </div>
  )
}
