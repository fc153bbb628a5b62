import { TickIcon, useShopMemory } from '@store/template-kit'
import { useId, useState } from 'react'
import { type Box, DOOR_HEIGHT, fitsThrough, narrowestDoor, sidesOf } from '../parts/box.ts'
import { useSizes } from '../parts/sizes.ts'
import { useWords } from '../words.ts'

/** A stored door width in centimetres; null if it cannot be read. */
const readDoor = (stored: unknown): number | null =>
  typeof stored === 'number' && stored >= 30 && stored <= 400 ? stored : null

/**
 * "Does it fit through my door?" The narrowest possible door is always shown. With the shopper's door width there is an
 * answer and a drawing to scale. The browser remembers the width for other products.
 */
export function DoorTest({ box }: { readonly box: Box }) {
  const t = useWords()
  const sizes = useSizes()
  const id = useId()
  const { value: remembered, keep } = useShopMemory('door', readDoor)
  const [typed, setTyped] = useState<string | null>(null)
  const door = typed === null ? remembered : readDoor(sizes.toCm(Number.parseFloat(typed)))
  const narrowest = narrowestDoor(box)
  const fits = door === null ? null : fitsThrough(box, { width: door, height: DOOR_HEIGHT })
  return (
    <div className="door">
      <h3>{t('nogal.doorQuestion')}</h3>
      <p>{narrowest ? t('nogal.door', { size: sizes.size(narrowest) }) : t('nogal.noDoor')}</p>
      <div className="door-test">
        <div className="door-words">
          <label htmlFor={id}>{t('nogal.myDoor')}</label>
          <span className="width-number">
            <input
              id={id}
              type="number"
              inputMode="numeric"
              min={30}
              max={400}
              value={typed ?? (remembered === null ? '' : sizes.fromCm(remembered))}
              onChange={({ target: { value } }) => {
                setTyped(value)
                const known = readDoor(sizes.toCm(Number.parseFloat(value)))
                if (known !== null) keep(known)
              }}
            />
            <span aria-hidden="true">{sizes.unit}</span>
          </span>
          <p role="status" className="door-answer" data-fits={fits ?? undefined}>
            {fits !== null && (
              <>
                {fits && <TickIcon />} {t(fits ? 'nogal.yesItFits' : 'nogal.noItDoesNot')}
              </>
            )}
          </p>
        </div>
        <DoorDrawing box={box} door={door} fits={fits} />
      </div>
    </div>
  )
}

/** A doorway of two metres' height, and the product in it with its smallest side across. */
function DoorDrawing(props: { readonly box: Box; readonly door: number | null; readonly fits: boolean | null }) {
  const sides = sidesOf(props.box)
  if (!sides) return null
  const width = props.door ?? 80
  const [across, upright] = sides
  const wide = Math.max(width, across) + 60
  const tall = Math.max(DOOR_HEIGHT, upright) + 24
  return (
    <svg
      viewBox={`${-wide / 2} ${-tall} ${wide} ${tall + 4}`}
      className="door-drawing"
      data-fits={props.fits ?? undefined}
      aria-hidden="true"
      focusable="false"
    >
      <path d={`M${-wide / 2} 0H${wide / 2}`} className="drawing-floor" />
      <path d={`M${-width / 2} 0V${-DOOR_HEIGHT}H${width / 2}V0`} className="door-frame" />
      <rect x={-across / 2} y={-upright} width={across} height={upright} className="door-piece" />
    </svg>
  )
}
