import type { Product } from '@store/core'
import { type MouseEvent, useState } from 'react'
import type { RailControl } from '../parts/rail.tsx'
import { useT } from '../shop-context.tsx'

/** Photos of a product that open large when they are followed; without JavaScript, or in another tab, as a file. */
export function usePhotos({ name, images }: Pick<Product, 'name' | 'images'>) {
  const t = useT()
  const [at, setAt] = useState<number | null>(null)
  const [wasOpen, setWasOpen] = useState(false)
  const count = images.length
  const numbered = (index: number) => t('product.photo', { index: index + 1, count })
  const altOf = (index: number) => images[index]?.alt ?? (count > 1 ? `${name}. ${numbered(index)}` : name)
  return {
    /** Of all of them. */
    label: t('product.photos', { name }),
    /** The one that is large, from 0; null: none. */
    at,
    setAt,
    /** Whether one has been large: what shows it stays from then on, so that closing it gives the focus back. */
    wasOpen,
    altOf,
    /** To be spread on the link around a photo, which itself says nothing. */
    link: (index: number) => ({
      href: images[index]?.src,
      'aria-label': t('label.of', { label: t('product.zoom'), name: altOf(index) }),
      onClick(event: MouseEvent) {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        setWasOpen(true)
        setAt(index)
      },
    }),
    /** To be spread on a button that brings a photo of the row to the front. */
    dot: (index: number, row: Pick<RailControl, 'index' | 'goTo'>) => ({
      type: 'button' as const,
      'aria-label': numbered(index),
      'aria-current': index === row.index ? ('true' as const) : undefined,
      onClick: () => row.goTo(index),
    }),
  }
}
