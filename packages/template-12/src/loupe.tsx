import type { Image } from '@store/core'
import { imageUrl } from '@store/template-kit'

/** Where the loupe is held, as shares of the photo, and by what. */
export type LoupeControl = { readonly x: number; readonly y: number; readonly by: 'pointer' | 'keys' }

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`

/** Two and a half times as large, under a round glass (styles/gallery.css). */
export default function Loupe({ image, control: { x, y } }: { readonly image: Image; readonly control: LoupeControl }) {
  return (
    <div className="loupe" style={{ left: percent(x), top: percent(y) }} aria-hidden="true">
      <img
        src={imageUrl(image.src, 1920)}
        alt=""
        style={{ transform: `translate(${percent(-x)}, ${percent(-y)})` }}
        draggable={false}
      />
    </div>
  )
}
