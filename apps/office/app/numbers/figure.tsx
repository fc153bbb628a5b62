import { numbersWords } from '#app/words/numbers/index.ts'
import { useSection } from '#app/words/use-words.ts'

type FigureProps = {
  readonly name: keyof ReturnType<typeof numbersWords.of>['figures']
  readonly shown: string
  /** In percent, against the period before; null: there is nothing to compare with. */
  readonly change: number | null
  /** A note on what the figure includes or excludes. */
  readonly beside: string | null
}

/** A figure, its change, and a fold that says what it counts. */
export function Figure({ name, shown, change, beside }: FigureProps) {
  const words = useSection(numbersWords)
  const percent = change === null ? null : `${change > 0 ? '+' : '−'}${Math.abs(change)} %`
  return (
    <div className="figure" data-name={name}>
      <dt>{words.figures[name]}</dt>
      <dd>
        <strong>{shown}</strong>
        {beside && <span className="small">{beside}</span>}
        <span className="small muted">
          {percent === null ? words.none : change === 0 ? words.same : words.compared(percent)}
        </span>
        <details>
          <summary>{words.means}</summary>
          <p className="small">{words.definitions[name]}</p>
        </details>
      </dd>
    </div>
  )
}
