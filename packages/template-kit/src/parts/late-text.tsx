import type { CSSProperties } from 'react'

const CELL: CSSProperties = { gridArea: '1 / 1', justifySelf: 'start' }

/**
 * A line that is known later than its page: the room of the `longest` it may be is kept from the start, so that nothing
 * moves. That room is made of figure spaces, as wide as a digit each: nobody reads or finds them.
 */
export const LateText = ({ text, longest }: { readonly text: string; readonly longest: string }) => (
  <span style={{ display: 'inline-grid' }}>
    {/* An empty line would stand on another height than one with words. */}
    <span style={CELL}>{text || '\u00a0'}</span>
    <span style={CELL} aria-hidden="true">
      {longest.replace(/\S/g, '\u2007')}
    </span>
  </span>
)
