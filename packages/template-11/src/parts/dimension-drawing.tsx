import { useWords } from '../words.ts'
import type { Box } from './box.ts'
import { drawingOf, PERSON } from './drawing.ts'
import { useSizes } from './sizes.ts'

/** A line drawing of a product to scale, with a ruler along each side and, if wanted, a person of 1.70 m beside it. */
export function DimensionDrawing(props: {
  readonly box: Box
  readonly withPerson?: boolean
  /** The text beside it says the same, so it is hidden from screen readers. */
  readonly isDecoration?: boolean
  readonly className?: string
}) {
  const t = useWords()
  const sizes = useSizes()
  const { box, withPerson = false } = props
  const { viewBox, letter, face, back, person, floor, rules } = drawingOf(box, { withPerson })
  const [x, y, width, height] = face
  const tick = letter * 0.4
  const words = rules.map(({ side, cm }) => `${t(`nogal.${side}`)} ${sizes.size(cm)}`).join(', ')
  return (
    <svg
      viewBox={viewBox.map((value) => Math.round(value * 10) / 10).join(' ')}
      className={props.className ?? 'drawing'}
      focusable="false"
      role={props.isDecoration ? undefined : 'img'}
      aria-hidden={props.isDecoration}
      aria-label={props.isDecoration ? undefined : words}
    >
      <path d={`M${floor[0]} 0H${floor[2]}`} className="drawing-floor" />
      {person !== null && (
        <g className="drawing-person">
          <path d={personAt(person)} />
          <text x={person + PERSON.width / 2} y={-PERSON.height - letter * 0.6} fontSize={letter} textAnchor="middle">
            {sizes.unit === 'in' ? sizes.size(PERSON.height) : t('nogal.person')}
          </text>
        </g>
      )}
      {back.length > 0 && (
        <path d={back.map(([a, b, c, d]) => `M${a} ${b}L${c} ${d}`).join('')} className="drawing-back" />
      )}
      <rect x={x} y={y} width={width} height={height} className="drawing-face" />
      {rules.map(({ side, line: [x1, y1, x2, y2], cm }) => (
        <g key={side} className="drawing-rule" data-side={side}>
          <path
            d={
              side === 'height'
                ? `M${x1} ${y1}V${y2}M${x1 - tick} ${y1}h${tick * 2}M${x2 - tick} ${y2}h${tick * 2}`
                : side === 'width'
                  ? `M${x1} ${y1}H${x2}M${x1} ${y1 - tick}v${tick * 2}M${x2} ${y2 - tick}v${tick * 2}`
                  : `M${x1} ${y1}L${x2} ${y2}M${x1 - tick} ${y1}h${tick * 2}M${x2 - tick} ${y2}h${tick * 2}`
            }
          />
          <text
            x={side === 'width' ? (x1 + x2) / 2 : Math.max(x1, x2) + letter * 0.5}
            y={side === 'width' ? y1 + letter * 1.3 : (y1 + y2) / 2 + letter * (side === 'depth' ? -0.1 : 0.35)}
            fontSize={letter}
            textAnchor={side === 'width' ? 'middle' : 'start'}
          >
            {sizes.figure(cm)}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** Outline of a standing person: head and body. */
function personAt(left: number): string {
  const [middle, head] = [left + PERSON.width / 2, 11]
  const shoulder = -PERSON.height + head * 2 + 6
  return `M${middle - head} ${-PERSON.height + head}a${head} ${head} 0 1 0 ${head * 2} 0a${head} ${head} 0 1 0 ${-head * 2} 0zM${left} 0V${shoulder + 16}q0 -16 16 -16h${PERSON.width - 32}q16 0 16 16V0`
}
