import { lazy, Suspense, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { cropWords } from '#app/words/crop/index.ts'
import { useSection } from '#app/words/use-words.ts'
import { canCrop } from './crop.ts'

/** Loaded when a photo is cut. */
const CropSheet = lazy(async () => ({ default: (await import('./crop-sheet.tsx')).CropSheet }))

type CropButtonProps = {
  readonly base: string
  readonly src: string | null
  /** The photo's accessible name. */
  readonly which: string
  readonly onSrc: (src: string) => void
}

/** Opens the sheet that crops a photo; renders nothing if it cannot be cropped. */
export function CropButton({ base, src, which, onSrc }: CropButtonProps) {
  const words = useSection(cropWords)
  const [isOpen, setOpen] = useState(false)
  if (!canCrop(src)) return null
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)} aria-label={`${which}: ${words.open}`}>
        {words.open}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CropSheet base={base} src={src} onSrc={onSrc} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
