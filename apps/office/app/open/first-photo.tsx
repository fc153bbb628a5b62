import { useEffect, useId, useState } from 'react'
import { PhotoInput } from '#app/media/photo-input.tsx'
import { Button } from '#app/ui/button.tsx'
import { openWords } from '#app/words/open/index.ts'
import { photoWords } from '#app/words/photo/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'
import { keepPhoto, keptPhoto } from './kept-photo.ts'

/** The photo of the first product, by camera or from the gallery. It stays on the device until the shop is open. */
export function FirstPhoto() {
  const open = useSection(openWords)
  const words = useSection(photoWords)
  const { parts } = useWords()
  const id = useId()
  const [shown, setShown] = useState<string | null>(null)
  const [isTooBig, setTooBig] = useState(false)
  useEffect(() => setShown(keptPhoto()), [])
  async function take(file: File | null) {
    const kept = await keepPhoto(file)
    setTooBig(kept === 'tooBig')
    setShown(kept === 'tooBig' ? null : kept)
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
          <Button kind="quiet" onClick={() => void take(null)} aria-label={`${open.photo}: ${parts.remove}`}>
            {parts.remove}
          </Button>
        )}
      </div>
      <p role="status" className={isTooBig ? 'wrong' : 'hidden'}>
        {isTooBig && words.tooBig}
      </p>
    </div>
  )
}
