import { SKETCHES, sketchOf } from './sketches.ts'

/** The line drawing that suits a product's name. */
export function ProductSketch({ name, className }: { readonly name: string; readonly className?: string }) {
  return (
    <svg
      viewBox="-4 -2 108 108"
      className={['sketch', className].filter(Boolean).join(' ')}
      aria-hidden="true"
      focusable="false"
    >
      <path d={SKETCHES[sketchOf(name)]} />
      <path d="M-2 100.5H102" className="sketch-floor" />
    </svg>
  )
}
