import type { Image } from '@store/core'
import { ProductMedia } from '@store/template-kit'
import { picture } from '@store/template-kit/fixtures'
import type { ReactNode } from 'react'
import { part } from '../stage/part.tsx'

export default { title: 'Parts/ProductMedia' }

const RATIO = 4 / 5
const Media = ({ image, children }: { readonly image: Image | null; readonly children?: ReactNode }) => (
  <div style={{ width: '16rem', aspectRatio: RATIO, display: 'grid' }}>
    <ProductMedia
      image={image}
      alt="Florero"
      sizes="16rem"
      ratio={RATIO}
      fallback={children ?? <b>Florero</b>}
      priority
    />
  </div>
)
/** A drawing of this size with a background, which is left out where it is transparent. */
const drawing = (width: number, height: number, ground: string | null): Image => ({
  src: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${
      ground ? `<rect width="100%" height="100%" fill="${ground}"/>` : ''
    }<circle cx="50%" cy="50%" r="30%" fill="#8a5a3c"/></svg>`,
  )}`,
  alt: null,
})

export const Loaded = part(() => <Media image={picture(150)} />)
export const AnotherRatio = part(() => <Media image={picture(150, null, [1600, 800])} />)
export const FarFromTheRatio = part(() => <Media image={picture(150, null, [3000, 600])} />)
export const WhiteBackground = part(() => <Media image={drawing(800, 1000, '#fff')} />)
export const TransparentBackground = part(() => <Media image={drawing(800, 1000, null)} />)
export const Small = part(() => <Media image={drawing(96, 120, '#e8dccb')} />)
export const WithoutPhoto = part(() => <Media image={null} />)
export const FailedToLoad = part(() => <Media image={{ src: 'data:image/png;base64,AAAA', alt: null }} />)
