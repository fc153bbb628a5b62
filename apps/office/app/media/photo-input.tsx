import { useEffect, useRef } from 'react'
import { photoWords } from '#app/words/photo/index.ts'
import { useSection } from '#app/words/use-words.ts'

type PhotoInputProps = {
  readonly text: string
  readonly kind?: 'main' | undefined
  /** The id of the label, where the button's text is not enough. */
  readonly labelledBy?: string
  /** One photo with the camera; else from the gallery, `several` at once. */
  readonly camera?: boolean
  readonly several?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** A button that chooses photos. It needs scripts: a photo is scaled down in the browser, and uploaded on its own. */
export function PhotoInput({ text, kind, labelledBy, camera, several, onFiles }: PhotoInputProps) {
  const words = useSection(photoWords)
  const input = useRef<HTMLInputElement>(null)
  function take() {
    const files = [...(input.current?.files ?? [])]
    if (input.current) input.current.value = ''
    if (files.length > 0) onFiles(files)
  }
  const latest = useRef(take)
  latest.current = take
  // Takes files that were chosen before hydration.
  useEffect(() => latest.current(), [])
  return (
    <>
      <label className="button" data-kind={kind}>
        {text}
        <input
          className="hidden"
          type="file"
          accept="image/*"
          ref={input}
          {...(camera && { capture: 'environment' as const })}
          multiple={several}
          aria-labelledby={labelledBy}
          onChange={take}
        />
      </label>
      <noscript>
        <p className="hint">{words.needsScripts}</p>
      </noscript>
    </>
  )
}
