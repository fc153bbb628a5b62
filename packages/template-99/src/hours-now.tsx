import { useOpening } from '@store/template-kit'
import { useWords } from './words.ts'

/** Until when the shop is open today, or when it opens; if its hours cannot be read, their text. */
export default function HoursNow({ hours }: { readonly hours: string }) {
  const t = useWords()
  const opening = useOpening({ hours })
  if (opening?.until) return t('charla.repliesUntil', { time: opening.until })
  return opening?.next ?? opening?.text ?? hours
}
