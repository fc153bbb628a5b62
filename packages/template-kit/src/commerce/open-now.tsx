import { type Branch, readOpeningHours } from '@store/core'
import { useOpening } from './opening.ts'

/**
 * Whether a branch is open now, where its hours can be read (R4). To read hours takes code that only pages about the shop
 * should carry. State: `data-open`.
 */
export function OpenNow(props: {
  readonly branch: Branch
  readonly className?: string
  readonly as?: 'p' | 'span' | 'small'
}) {
  const { branch, className, as: Line = 'p' } = props
  const opening = useOpening(branch)
  if (!readOpeningHours(branch.hours)) return null
  // Its line is there before the time is known, so that nothing moves.
  return (
    <Line className={className} data-open={opening?.open}>
      {opening?.text ?? '\u00a0'}
    </Line>
  )
}
