import { slugWords } from '@store/core'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { shareWords } from '#app/words/share/index.ts'
import { useSection } from '#app/words/use-words.ts'
import { type Card, FORMATS, type Format } from './card.ts'

type ShareCardProps = { readonly card: Card; readonly format: Format }

/** A card as a picture, with buttons to share it: the system's share sheet, a download, or the address. */
export function ShareCard({ card, format }: ShareCardProps) {
  const words = useSection(shareWords)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [made, setMade] = useState<{ readonly file: File; readonly href: string } | null>(null)
  const [isBroken, setBroken] = useState(false)
  const { width, height } = FORMATS[format]
  useEffect(() => {
    let isOver = false
    let href = ''
    setMade(null)
    const draw = async () => {
      const { drawCard } = await import('./draw-card.ts')
      if (!canvas.current || isOver) return
      await drawCard(canvas.current, card, format)
      const blob = await new Promise<Blob | null>((taken) => canvas.current?.toBlob(taken, 'image/png'))
      if (!blob || isOver) return
      href = URL.createObjectURL(blob)
      setMade({ href, file: new File([blob], `${nameOf(card.title)}-${format}.png`, { type: 'image/png' }) })
    }
    draw().catch(() => setBroken(true))
    return () => {
      isOver = true
      if (href) URL.revokeObjectURL(href)
    }
  }, [card, format])
  const text = [card.title, card.big].filter(Boolean).join(' · ')
  const shared = made && { files: [made.file], text: `${text}\n${card.url}` }
  const canShare = shared !== null && typeof navigator.canShare === 'function' && navigator.canShare(shared)
  return (
    <div className="two share">
      <canvas
        ref={canvas}
        width={width}
        height={height}
        role="img"
        aria-label={words.picture(text)}
        data-ready={made ? '' : undefined}
      />
      <div className="stack">
        {isBroken && (
          <p className="wrong" role="alert">
            {words.broken}
          </p>
        )}
        {made && (
          <div className="row">
            {canShare && (
              <Button
                kind="main"
                // Closing the share sheet rejects the promise; that is no error.
                onClick={() => void navigator.share(shared).catch(() => {})}
              >
                {words.share}
              </Button>
            )}
            <a className="button" data-kind={canShare ? undefined : 'main'} href={made.href} download={made.file.name}>
              {words.download}
            </a>
          </div>
        )}
        <CopyField label={words.link} text={card.url} />
        <p>
          <a
            className="button"
            href={`https://wa.me/?text=${encodeURIComponent(`${text}\n${card.url}`)}`}
            target="_blank"
            rel="noreferrer"
          >
            {words.whatsApp}
          </a>
        </p>
      </div>
    </div>
  )
}

/** A file name for a title. */
const nameOf = (title: string) => slugWords(title).slice(0, 60) || 'feria'
