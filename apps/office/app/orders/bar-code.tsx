import { code128 } from './code-128.ts'

const HEIGHT = 44
/** The quiet zone around a code, which scanners need, in modules. */
const QUIET = 10

/** The number of an order, for scanners. */
export function BarCode({ number }: { readonly number: number }) {
  let x = QUIET
  let bars = ''
  for (const [at, width] of code128(number).entries()) {
    if (at % 2 === 0) bars += `M${x} 0h${width}v${HEIGHT}h-${width}z`
    x += width
  }
  return (
    <svg className="bar-code" viewBox={`0 0 ${x + QUIET} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={bars} />
    </svg>
  )
}
