import type { Box } from './box.ts'
import { useSizes } from './sizes.ts'

/** Rules around a photo: width under it, height beside it, depth at its corner. What they say stands in words, too. */
export function Tape({ box }: { readonly box: Box }) {
  const { figure } = useSizes()
  return (
    <span className="tape" aria-hidden="true">
      <span className="rule" data-side="width">
        <b>{figure(box.width)}</b>
      </span>
      <span className="rule" data-side="height">
        <b>{figure(box.height)}</b>
      </span>
      {box.depth !== null && (
        <span className="rule" data-side="depth">
          <b>{figure(box.depth)}</b>
        </span>
      )}
    </span>
  )
}
