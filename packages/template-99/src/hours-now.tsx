import type { Branch } from '@store/core'
import { useOpening } from '@store/template-kit'
import { useWords } from './words.ts'

/** Until when the shop is open today, or when it opens; if its hours cannot be read, their text. */
export default function HoursNow({ hours, otherDays }: Pick<Branch, 'otherDays'> & { readonly hours: string }) {
  const t = useWords()
  const opening = useOpening({ hours, otherDays })
  if (opening?.until) return t('charla.repliesUntil', { time: opening.until })
  return opening?.next ?? opening?.text ?? hours
}
