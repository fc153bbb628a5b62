import type { Fact, Product } from '@store/core'
import { useLanguage } from '@store/template-kit'
import { useWords } from '../words.ts'

/**
 * The facts a card shows of a product, at most `count`: those its merchant wrote; if there are none, condition,
 * warranty and measures.
 */
export function useSpecs(): (product: Product, count: number) => readonly Fact[] {
  const t = useWords()
  const language = useLanguage()
  return (product, count) => {
    if (product.facts.length > 0) return product.facts.slice(0, count)
    const { condition, warranty, dimensions } = product
    const size = dimensions && [dimensions.length, dimensions.width, dimensions.height].filter((side) => side !== null)
    return [
      { name: t('product.condition'), value: t(`product.condition.${condition}`) },
      { name: t('product.warranty'), value: warranty ?? '' },
      {
        name: t('volt.measures'),
        value: size?.length
          ? t('product.centimetres', { size: size.map((side) => side.toLocaleString(language)).join(' × ') })
          : (dimensions?.weight ?? ''),
      },
    ]
      .filter(({ value }) => value !== '')
      .slice(0, count)
  }
}
