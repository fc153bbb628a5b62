import type { CSSProperties } from 'react'

const CELL: CSSProperties = { gridArea: '1 / 1', justifySelf: 'start' }

/**
 * A line whose text is known only after hydration. It reserves the width of the `longest` possible text, to avoid a layout
 * shift. The placeholder consists of figure spaces (each as wide as a digit), which screen readers and page search ignore.
 */
export const LateText = ({ text, longest }: { readonly text: string; readonly longest: string }) => (
  <span style={{ display: 'inline-grid' }}>
    {/* An empty line would have another height than one with text. */}
    <span style={CELL}>{text || '\u00a0'}</span>
    <span style={CELL} aria-hidden="true">
      {longest.replace(/\S/g, '\u2007')}
    </span>
  </span>
)
