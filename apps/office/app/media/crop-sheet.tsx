import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Float } from '#app/ui/float.tsx'
import { cropWords } from '#app/words/crop/index.ts'
import { photoWords } from '#app/words/photo/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'
import { crop, originalOf } from './crop.ts'
import {
  type Box,
  CORNERS,
  type Corner,
  inRatio,
  moved,
  RATIO_NAMES,
  RATIOS,
  type Ratio,
  resized,
  WHOLE,
} from './crop-box.ts'

type CropSheetProps = {
  /** The shop's address in the office. */
  readonly base: string
  readonly src: string
  /** The part that was cut out, or the whole picture again. */
  readonly onSrc: (src: string) => void
  readonly onClose: () => void
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** The step of an arrow key, in hundredths of the picture; larger with Shift. */
const FAR = 10

/** Crops a photo: a rectangle that is moved, and resized at its corners, by touch, mouse or keys. */
export function CropSheet({ base, src, onSrc, onClose }: CropSheetProps) {
  const words = useSection(cropWords)
  const { planFull } = useSection(photoWords)
  const { app } = useWords()
  const picture = useRef<HTMLImageElement>(null)
  // The address of the uncropped picture, in which the part is chosen; undefined: not loaded yet.
  const [whole, setWhole] = useState<string | undefined>()
  const [size, setSize] = useState<{ readonly width: number; readonly height: number } | null>(null)
  const [box, setBox] = useState<Box>(WHOLE)
  const [ratio, setRatio] = useState<Ratio>('free')
  const [state, setState] = useState<'idle' | 'sending' | 'planFull' | 'failed'>('idle')
  useEffect(() => {
    let isOver = false
    void originalOf(base, src).then((original) => !isOver && setWhole(original ?? src))
    return () => {
      isOver = true
    }
  }, [base, src])

  const proportion = (name: Ratio) => {
    const wanted = RATIOS[name]
    return wanted === null || !size ? null : (wanted * size.height) / size.width
  }
  const move = (what: Corner | 'all', from: Box, x: number, y: number) =>
    setBox(what === 'all' ? moved(from, x, y) : resized(from, what, x, y, proportion(ratio)))

  /** Follows the pointer, also beyond the picture. */
  function drag(what: Corner | 'all') {
    return (down: PointerEvent<HTMLButtonElement>) => {
      const frame = picture.current?.getBoundingClientRect()
      if (!frame || down.button !== 0) return
      down.preventDefault()
      const handle = down.currentTarget
      handle.focus()
      handle.setPointerCapture(down.pointerId)
      const from = box
      const follow = (event: globalThis.PointerEvent) =>
        move(
          what,
          from,
          ((event.clientX - down.clientX) / frame.width) * 100,
          ((event.clientY - down.clientY) / frame.height) * 100,
        )
      const end = () => handle.removeEventListener('pointermove', follow)
      handle.addEventListener('pointermove', follow)
      handle.addEventListener('lostpointercapture', end, { once: true })
    }
  }
  const onKey = (what: Corner | 'all') => (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const far = event.shiftKey ? FAR : 1
    move(what, box, step[0] * far, step[1] * far)
  }
  async function take() {
    if (whole === undefined) return
    const isWhole = box.every((side, at) => Math.abs(side - (WHOLE[at] ?? 0)) < 0.1)
    if (!isWhole) {
      setState('sending')
      const made = await crop(base, whole, box)
      if (typeof made === 'string') return setState(made)
      onSrc(made.src)
    } else if (whole !== src) onSrc(whole)
    onClose()
  }

  const [left, top, right, bottom] = box
  const place = { left: `${left}%`, top: `${top}%`, width: `${right - left}%`, height: `${bottom - top}%` }
  const pixels = size && [
    Math.round(((right - left) / 100) * size.width),
    Math.round(((bottom - top) / 100) * size.height),
  ]
  return (
    <Float title={words.title} isOpen onClose={onClose}>
      <fieldset className="crop-ratios">
        <legend className="hidden">{words.ratio}</legend>
        {RATIO_NAMES.map((name) => (
          <label key={name} className="chip">
            <input
              type="radio"
              name="ratio"
              checked={ratio === name}
              onChange={() => {
                setRatio(name)
                setBox(inRatio(box, proportion(name)))
              }}
            />
            {words.ratios[name]}
          </label>
        ))}
      </fieldset>
      <div className="crop">
        {whole !== undefined && (
          <img
            ref={picture}
            src={whole}
            alt=""
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
          />
        )}
        {size && (
          <div className="crop-dim">
            <div style={place} />
          </div>
        )}
        {size && (
          <div className="crop-box" style={place}>
            <button
              type="button"
              className="crop-all"
              aria-label={words.move}
              aria-describedby="crop-hint"
              onPointerDown={drag('all')}
              onKeyDown={onKey('all')}
            />
            {CORNERS.map((corner) => (
              <button
                key={corner}
                type="button"
                className="crop-corner"
                data-corner={corner}
                aria-label={words.corners[corner]}
                aria-describedby="crop-hint"
                onPointerDown={drag(corner)}
                onKeyDown={onKey(corner)}
              />
            ))}
          </div>
        )}
      </div>
      <p className="hint" id="crop-hint">
        {words.hint}
      </p>
      <p role="status" className="small muted">
        {pixels && words.size(pixels[0] ?? 0, pixels[1] ?? 0)}
      </p>
      {(state === 'planFull' || state === 'failed') && (
        <p role="alert" className="wrong">
          {state === 'planFull' ? planFull : words.failed}
        </p>
      )}
      <div className="row" data-wrap="">
        <Button kind="main" disabled={!size || state === 'sending'} onClick={() => void take()}>
          {state === 'sending' ? app.sending : words.take}
        </Button>
        {whole !== undefined && whole !== src && (
          <Button
            onClick={() => {
              onSrc(whole)
              onClose()
            }}
          >
            {words.restore}
          </Button>
        )}
        <Button kind="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </Float>
  )
}
