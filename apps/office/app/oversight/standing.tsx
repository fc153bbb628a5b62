import type { MyShop } from '#app/session/office.server.ts'
import { supportWords } from '#app/words/support/index.ts'
import { useDates } from '#app/words/use-dates.ts'
import { useSection } from '#app/words/use-words.ts'

type StandingProps = { readonly shop: Pick<MyShop, 'support' | 'pauseReason' | 'quietUntil' | 'deletesAt'> }

/** On every page of a shop: whether the platform's support has access, and what the platform has restricted. */
export function Standing({ shop: { support, pauseReason, quietUntil, deletesAt } }: StandingProps) {
  const words = useSection(supportWords)
  const dates = useDates()
  if (!support && !pauseReason && !quietUntil && !deletesAt) return null
  const until = support ? dates.moment(support.endsAt) : ''
  return (
    <div className="stack standing" data-wide="">
      {support && (
        <div className="note" data-dye={support.mayChange ? 'now' : 'act'}>
          <div>
            <p>
              <strong>
                {support.isMe
                  ? support.mayChange
                    ? words.meChange(until)
                    : words.meLook(until)
                  : support.mayChange
                    ? words.mayChange(until)
                    : words.mayLook(until)}
              </strong>
            </p>
            {support.reason && <p>{words.emergency(support.reason)}</p>}
            {!support.isMe && support.seenBy && support.seenAt && (
              <p>{words.seen(support.seenBy, dates.moment(support.seenAt))}</p>
            )}
          </div>
        </div>
      )}
      {pauseReason && (
        <p className="note" data-dye="now">
          {words.paused(pauseReason)}
        </p>
      )}
      {deletesAt && (
        <p className="note" data-dye="now">
          {words.deletes(dates.day(deletesAt))}
        </p>
      )}
      {quietUntil && !pauseReason && !deletesAt && <p className="muted small">{words.quiet(dates.day(quietUntil))}</p>}
    </div>
  )
}
