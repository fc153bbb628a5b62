import { useEffect, useId, useState } from 'react'
import { PhotoInput } from '#app/media/photo-input.tsx'
import { Button } from '#app/ui/button.tsx'
import { openWords } from '#app/words/open/index.ts'
import { photoWords } from '#app/words/photo/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'
import { forgetPhoto, keepPhoto, storedPhoto } from './stored-photo.ts'

/**
 * The photo of the first product, by camera or from the gallery. It is stored on the device until the shop is open. `draft`:
 * the key of that shop.
 */
export function FirstPhoto({ draft }: { readonly draft: string }) {
  const open = useSection(openWords)
  const words = useSection(photoWords)
  const { parts } = useWords()
  const id = useId()
  const [shown, setShown] = useState<string | null>(null)
  const [wrong, setWrong] = useState<'tooBig' | 'notKept' | null>(null)
  useEffect(() => setShown(storedPhoto(draft)), [draft])
  async function take(file: File) {
    const stored = await keepPhoto(file, draft)
    const isWrong = stored === 'tooBig' || stored === 'notKept'
    setWrong(isWrong ? stored : null)
    setShown(isWrong ? null : stored)
  }
  function remove() {
    forgetPhoto()
    setWrong(null)
    setShown(null)
  }
  return (
    <div className="field photo-field">
      <span className="label" id={`${id}-label`}>
        {open.photo}
      </span>
      {shown && <img src={shown} alt="" />}
      <div className="row">
        <PhotoInput camera text={open.camera} onFiles={([file]) => file && void take(file)} />
        <PhotoInput
          text={shown ? words.another : words.choose}
          labelledBy={`${id}-label`}
          onFiles={([file]) => file && void take(file)}
        />
        {shown && (
          <Button kind="quiet" onClick={remove} aria-label={`${open.photo}: ${parts.remove}`}>
            {parts.remove}
          </Button>
        )}
      </div>
      <p role="status" className={wrong ? 'wrong' : 'hidden'}>
        {wrong && (wrong === 'tooBig' ? words.tooBig : open.photoNotKept)}
      </p>
    </div>
  )
}
