import type { Product } from '@store/core'
import { useSettings, useShop } from '@store/template-kit'
import type { CSSProperties } from 'react'
import type { Settings } from './settings.ts'

/** The template has five colours of sports; the first is the accent (styles/tokens.css). */
const COUNT = 5

/**
 * A category's colour, to be put on whatever is about it: from there on it is the accent, with ink on it. What belongs to
 * no category keeps the shop's accent.
 */
export function useSports(): {
  readonly ofCategory: (name: string | null) => CSSProperties
  readonly ofProduct: (product: Pick<Product, 'category'>) => CSSProperties
} {
  const { categories } = useShop()
  const { sports } = useSettings<Settings>()
  const ofCategory = (name: string | null) => {
    const own = name === null ? undefined : sports[name.toLowerCase()]
    const at = categories.findIndex((category) => category.name === name)
    if (!own && at % COUNT <= 0) return {}
    return {
      '--accent': own ?? `var(--sport-${(at % COUNT) + 1})`,
      '--on-accent': 'var(--ink)',
    } as CSSProperties
  }
  return { ofCategory, ofProduct: ({ category }) => ofCategory(category?.name ?? null) }
}
