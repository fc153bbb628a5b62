import { type BranchView, useOpening } from '@store/template-kit'
import { useWords } from '../words.ts'

/** Until when the shop is open today, or when it opens; if its hours cannot be read, their text. */
export default function HoursNow({ branch }: { readonly branch: BranchView }) {
  const t = useWords()
  const opening = useOpening(branch)
  if (opening?.until) return t('charla.repliesUntil', { time: opening.until })
  return opening?.next ?? opening?.text ?? branch.hours
}
