type Bar = { readonly label: string; readonly value: number; readonly shown: string }

const WIDTH = 640
const HEIGHT = 160

/** Bars of one value by day. Screen readers get the table beside them. */
export function DayBars({ bars }: { readonly bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const step = WIDTH / bars.length
  const wide = Math.max(1, step * 0.72)
  return (
    <svg className="bars" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {bars.map(({ label, value, shown }, at) => {
        const height = value === 0 ? 1 : Math.max(3, (value / most) * (HEIGHT - 4))
        return (
          <rect
            key={label}
            x={at * step + (step - wide) / 2}
            y={HEIGHT - height}
            width={wide}
            height={height}
            rx="2"
            data-none={value === 0 ? '' : undefined}
          >
            <title>{`${label}: ${shown}`}</title>
          </rect>
        )
      })}
    </svg>
  )
}

type Ranked = {
  readonly name: string
  /** The length of the bar, in proportion to the others. */
  readonly value: number
  readonly shown: string
  readonly also?: string | null
}

/** Rows with a bar behind each, the longest first. */
export function RankedBars({ rows }: { readonly rows: readonly Ranked[] }) {
  const most = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <ol className="ranked">
      {rows.map(({ name, value, shown, also }) => (
        <li key={name}>
          <span className="ranked-bar" style={{ inlineSize: `${(value / most) * 100}%` }} />
          <span>{name}</span>
          <strong>{shown}</strong>
          {also && <span className="muted small">{also}</span>}
        </li>
      ))}
    </ol>
  )
}
