import { momentOf, shownState } from '@store/core'
import { useShop } from '#app/shop/use-shop.ts'
import { appearanceWords } from '#app/words/appearance/index.ts'
import { momentText } from '#app/words/dates.ts'
import { useLanguage, useSection } from '#app/words/use-words.ts'

/** Says when an entry that is shown for a time begins or ends, or that it is over. */
export function TimesNote({ of: entry }: { readonly of: unknown }) {
  const words = useSection(appearanceWords)
  const language = useLanguage()
  const { timeZone } = useShop()
  const { from, until } = timesOf(entry)
  const timeText = (shown: string) => momentText(momentOf(shown, timeZone)?.toISOString() ?? '', language, timeZone)
  const text = {
    now: until && words.endsAt(timeText(until)),
    later: from && words.beginsAt(timeText(from)),
    over: until && words.endedAt(timeText(until)),
    never: words.endsFirst,
  }[shownState({ from, until }, new Date(), timeZone)]
  return text ? <small className="entry-times">{text}</small> : null
}

/** The times of an entry, if it has fields for them. */
function timesOf(entry: unknown): { readonly from: string | null; readonly until: string | null } {
  const { from, until } = (entry ?? {}) as Readonly<Record<string, unknown>>
  return { from: textOf(from), until: textOf(until) }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
