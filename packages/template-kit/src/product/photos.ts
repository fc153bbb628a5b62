import type { Product } from '@store/core'
import { type MouseEvent, useState } from 'react'
import type { RailControl } from '../parts/rail.tsx'
import { wantsNewTab } from '../parts/wants-new-tab.ts'
import { useT } from '../shop-context.tsx'

/** Photos of a product as links to their files. With JavaScript, a click opens them large, unless it is for a new tab. */
export function usePhotos({ name, images }: Pick<Product, 'name' | 'images'>) {
  const t = useT()
  const [at, setAt] = useState<number | null>(null)
  const [wasOpen, setWasOpen] = useState(false)
  const count = images.length
  const numbered = (index: number) => t('product.photo', { index: index + 1, count })
  const altOf = (index: number) => images[index]?.alt ?? (count > 1 ? `${name}. ${numbered(index)}` : name)
  return {
    /** Accessible name of the gallery. */
    label: t('product.photos', { name }),
    /** Index of the photo that is open, from 0; null: none. */
    at,
    setAt,
    /** Whether a photo has been open. From then on the dialog stays mounted, so that closing it can restore the focus. */
    wasOpen,
    altOf,
    /** Props of the link around a photo. It has the label, so that the photo needs an empty `alt`. */
    link: (index: number) => ({
      href: images[index]?.src,
      'aria-label': t('label.of', { label: t('product.zoom'), name: altOf(index) }),
      onClick(event: MouseEvent) {
        if (wantsNewTab(event)) return
        event.preventDefault()
        setWasOpen(true)
        setAt(index)
      },
    }),
    /** Props of a button that scrolls the row to a photo. */
    dot: (index: number, row: Pick<RailControl, 'index' | 'goTo'>) => ({
      type: 'button' as const,
      'aria-label': numbered(index),
      'aria-current': index === row.index ? ('true' as const) : undefined,
      onClick: () => row.goTo(index),
    }),
  }
}
