import type { Image, Product } from '@store/core'
import { type CSSProperties, type KeyboardEvent, useState } from 'react'
import { useT } from '../shop-context.tsx'

export type ZoomProps = {
  readonly product: Product
  /** Index of the open photo, from 0; null: none. */
  readonly at: number | null
  readonly onMove: (at: number | null) => void
}

/** Props of a button. Where `aria-label` is missing, the caller adds one. */
type ButtonProps = {
  readonly type: 'button'
  readonly 'aria-label'?: string
  readonly disabled?: boolean
  readonly onClick: () => void
}

export type Zoom = {
  readonly image: Image | null
  readonly alt: string
  /** For the `Dialog` around it. The keys + and − change the size; at the smallest size, arrow keys go to other photos. */
  readonly dialog: {
    readonly open: boolean
    readonly label: string
    readonly onClose: () => void
    readonly onKeyDown: (event: KeyboardEvent) => void
  }
  /** Size of the photo, as a percentage of its container. */
  readonly style: CSSProperties
  /** Null where there is only one photo. */
  readonly back: ButtonProps | null
  readonly next: ButtonProps | null
  readonly smaller: ButtonProps
  readonly larger: ButtonProps
  readonly close: ButtonProps
}

const ARROWS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** State of a photo over the whole screen. `sizes`: zoom factors, 1 first; another photo starts with the first again. */
export function useZoom({ product, at, onMove }: ZoomProps, sizes: readonly number[] = [1]): Zoom {
  const t = useT()
  const [size, setSize] = useState(0)
  const { name, images } = product
  const image = at === null ? null : (images[at] ?? null)
  const last = sizes.length - 1
  const show = (next: number | null) => {
    setSize(0)
    onMove(next)
  }
  const grow = (by: number) => setSize(Math.min(last, Math.max(0, size + by)))
  const move = (by: number) => show(((at ?? 0) + by + images.length) % images.length)
  const button = (onClick: () => void, label?: string): ButtonProps => ({
    type: 'button',
    'aria-label': label,
    onClick,
  })
  const hasOthers = images.length > 1
  const share = `${(sizes[size] ?? 1) * 100}%`
  return {
    image,
    alt: image?.alt ?? name,
    dialog: {
      open: image !== null,
      label: name,
      onClose: () => show(null),
      onKeyDown({ key }) {
        const step = ARROWS[key]
        if (key === '+' || key === '=') grow(1)
        else if (key === '-') grow(-1)
        else if (step && size === 0 && hasOthers) move(step)
      },
    },
    style: { width: share, height: share },
    back: hasOthers ? button(() => move(-1), t('rail.back')) : null,
    next: hasOthers ? button(() => move(1), t('rail.next')) : null,
    smaller: { ...button(() => grow(-1)), disabled: size === 0 },
    larger: { ...button(() => grow(1)), disabled: size === last },
    close: button(() => show(null), t('nav.close')),
  }
}
