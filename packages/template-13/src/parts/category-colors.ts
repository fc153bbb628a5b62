import type { Product } from '@store/core'
import { useSettings, useShop } from '@store/template-kit'
import type { CSSProperties } from 'react'
import type { Settings } from '../settings.ts'

/** The template has five colours for categories; the first is the accent (`styles/tokens.css`). */
const COUNT = 5

/**
 * The colour of a category as a style: it sets `--accent`, so everything inside the element has it. Without a category
 * the shop's accent stays.
 */
export function useCategoryColors(): {
  readonly ofCategory: (name: string | null) => CSSProperties
  readonly ofProduct: (product: Pick<Product, 'category'>) => CSSProperties
} {
  const { categories } = useShop()
  const { sports } = useSettings<Settings>()
  const ofCategory = (name: string | null) => {
    const ofCategory = name === null ? undefined : sports[name.toLowerCase()]
    const at = categories.findIndex((category) => category.name === name)
    if (!ofCategory && at % COUNT <= 0) return {}
    return {
      '--accent': ofCategory ?? `var(--sport-${(at % COUNT) + 1})`,
      '--on-accent': 'var(--ink)',
    } as CSSProperties
  }
  return { ofCategory, ofProduct: ({ category }) => ofCategory(category?.name ?? null) }
}
