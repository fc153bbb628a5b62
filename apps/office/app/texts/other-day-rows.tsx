import { Fold } from '#app/ui/fold.tsx'
import { textsWords } from '#app/words/texts/index.ts'
import { useDates } from '#app/words/use-dates.ts'
import { useSection } from '#app/words/use-words.ts'

export type OtherDay = {
  readonly day: string
  readonly spans: readonly { readonly from: string; readonly to: string }[]
}

/** The number of blank rows for new days. */
const NEW = 3

type OtherDayRowsProps = { readonly days: readonly OtherDay[]; readonly wrong?: string | undefined }

/** Days with other hours than the week's. A row without a day is left out; one without times is a closed day. */
export function OtherDayRows({ days, wrong }: OtherDayRowsProps) {
  const words = useSection(textsWords)
  const blank = Array.from({ length: NEW }, (): OtherDay => ({ day: '', spans: [] }))
  return (
    <Fold title={words.otherDays} open={days.length > 0 || wrong ? true : undefined}>
      <p className="hint">{words.otherDaysHint}</p>
      {[...days, ...blank].map((each, at) => (
        <OtherDayRow key={`${each.day} ${at}`} {...each} at={at + 1} />
      ))}
      {wrong && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
    </Fold>
  )
}

function OtherDayRow({ day, spans, at }: OtherDay & { readonly at: number }) {
  const words = useSection(textsWords)
  const dates = useDates()
  const name = day === '' ? words.otherDay(String(at)) : dates.day(`${day}T12:00:00Z`)
  return (
    <div className="week-day" data-dated="">
      <input className="input" type="date" name="otherDay" defaultValue={day} aria-label={`${name}: ${words.date}`} />
      {[1, 2].map((shift) => {
        const span = spans[shift - 1]
        const said = `${name}${shift === 2 ? `, ${words.second}` : ''}`
        return (
          <span className="week-span" key={shift}>
            <input
              className="input"
              type="time"
              name={`otherFrom${shift}`}
              defaultValue={span?.from}
              aria-label={`${said}: ${words.opens}`}
            />
            <span aria-hidden="true">–</span>
            <input
              className="input"
              type="time"
              name={`otherTo${shift}`}
              defaultValue={span?.to}
              aria-label={`${said}: ${words.closes}`}
            />
          </span>
        )
      })}
    </div>
  )
}
