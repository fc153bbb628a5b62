import type { Image } from '@store/core'
import { imageUrl, placePhoto } from '@store/template-kit'

/** Where the magnifier is, as shares of the photo's width and height, and what moves it. */
export type LoupeControl = { readonly x: number; readonly y: number; readonly by: 'pointer' | 'keys' }

/** The ratio of the stage, by which the magnified photo is placed as it is in the stage. */
const RATIO = 0.8

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`

/** A round magnifier with the photo at two and a half times its size (`styles/gallery.css`). */
export default function Loupe({ image, control: { x, y } }: { readonly image: Image; readonly control: LoupeControl }) {
  const placed = image.facts && placePhoto(image, image.facts, RATIO)
  return (
    <div className="loupe" style={{ left: percent(x), top: percent(y) }} aria-hidden="true">
      <img
        src={imageUrl(image.src, 1920)}
        alt=""
        style={{
          transform: `translate(${percent(-x)}, ${percent(-y)})`,
          objectFit: placed?.fit,
          objectPosition: placed?.position,
        }}
        draggable={false}
      />
    </div>
  )
}
