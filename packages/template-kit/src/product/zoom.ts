import type { Image, Product } from '@store/core'
import { type CSSProperties, type KeyboardEvent, useState } from 'react'
import { useT } from '../shop-context.tsx'

export type ZoomProps = {
  readonly product: Product
  /** Which photo is large, from 0; null: none. */
  readonly at: number | null
  readonly onMove: (at: number | null) => void
}

/** To be spread on a button, which names what has no `aria-label` here. */
type Act = {
  readonly type: 'button'
  readonly 'aria-label'?: string
  readonly disabled?: boolean
  readonly onClick: () => void
}

export type Zoom = {
  readonly image: Image | null
  readonly alt: string
  /** For the `Dialog` around it: + and − change the size, at the smallest arrows go to the other photos. */
  readonly dialog: {
    readonly open: boolean
    readonly label: string
    readonly onClose: () => void
    readonly onKeyDown: (event: KeyboardEvent) => void
  }
  /** How large the photo is drawn, as a share of its place. */
  readonly style: CSSProperties
  /** Null where there is but one photo. */
  readonly back: Act | null
  readonly next: Act | null
  readonly smaller: Act
  readonly larger: Act
  readonly close: Act
}

const ARROWS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** One photo over the whole screen. `sizes`: how large it can be drawn, 1 first; another photo begins at the first again. */
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
  const turn = (by: number) => show(((at ?? 0) + by + images.length) % images.length)
  const act = (onClick: () => void, label?: string): Act => ({ type: 'button', 'aria-label': label, onClick })
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
        else if (step && size === 0 && hasOthers) turn(step)
      },
    },
    style: { width: share, height: share },
    back: hasOthers ? act(() => turn(-1), t('rail.back')) : null,
    next: hasOthers ? act(() => turn(1), t('rail.next')) : null,
    smaller: { ...act(() => grow(-1)), disabled: size === 0 },
    larger: { ...act(() => grow(1)), disabled: size === last },
    close: act(() => show(null), t('nav.close')),
  }
}
