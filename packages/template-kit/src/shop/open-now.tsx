import type { BranchView } from '../design.ts'
import { LateText } from '../parts/late-text.tsx'
import { useLongestOpening, useOpening } from './opening.ts'

/**
 * Whether a branch is open now (R4); nothing where its hours cannot be read. State: `data-open`.
 */
export function OpenNow(props: {
  readonly branch: BranchView
  readonly className?: string
  readonly as?: 'p' | 'span' | 'small'
}) {
  const { branch, className, as: Line = 'p' } = props
  const opening = useOpening(branch)
  const longest = useLongestOpening()
  if (!branch.week) return null
  return (
    <Line className={className} data-open={opening?.open}>
      <LateText text={opening?.text ?? ''} longest={longest.text} />
    </Line>
  )
}
