import type { Office } from '#app/session/office.server.ts'

/** The views of a shop's messages. */
export const VIEWS = ['open', 'mine', 'late', 'done', 'spam'] as const
export type View = (typeof VIEWS)[number]

const DAY = 24 * 60 * 60 * 1000

export const viewIn = (value: string | null): View => VIEWS.find((view) => view === value) ?? 'open'

type Query = Parameters<Office['manage']['listMessages']>[0]['query']

/** The query of a view; `late`: messages older than a day. */
export function queryOf(view: View, now: Date): Query {
  switch (view) {
    case 'open':
      return { state: 'new' }
    case 'mine':
      return { state: 'new', assigned: 'me' }
    case 'late':
      return { state: 'new', until: new Date(now.getTime() - DAY).toISOString() }
    default:
      return { state: view }
  }
}
