import type { Box } from '../parts/box.ts'
import { useSizes } from '../parts/sizes.ts'

/**
 * Rulers around a photo: width below, height beside, depth at the corner. They are hidden from screen readers, because
 * the text has the same measures.
 */
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
