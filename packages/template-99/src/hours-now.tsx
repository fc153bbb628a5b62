import { useOpening } from '@store/template-kit'
import { useWords } from './words.ts'

/** Until when the shop answers today, or when it is back; where its hours cannot be read, as they are written. */
export default function HoursNow({ hours }: { readonly hours: string }) {
  const t = useWords()
  const opening = useOpening({ hours })
  if (opening?.until) return t('charla.repliesUntil', { time: opening.until })
  return opening?.next ?? opening?.text ?? hours
}
