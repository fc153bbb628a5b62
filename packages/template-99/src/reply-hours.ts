import { useOpening, useShop } from '@store/template-kit'
import { useWords } from './words.ts'

/**
 * The line under the shop's name: until when it answers today, or when it is back; before the page is alive, and where
 * its hours cannot be read, as they are written. Without hours, where it is.
 */
export function useReplyHours(): string | null {
  const t = useWords()
  const { shop, branches } = useShop()
  const hours = branches.find((branch) => branch.hours)?.hours ?? null
  const opening = useOpening({ hours })
  if (opening?.until) return t('charla.repliesUntil', { time: opening.until })
  return opening?.text ?? hours ?? shop.city
}
