import { timeZoneOf } from '@store/core'
import type { Office } from '#app/session/office.server.ts'
import { momentText } from '#app/words/dates.ts'
import type { ListedTask } from './task-list.tsx'

/** The number of tasks in a list. */
const SHOWN = 5

/** Loads the shop's newest tasks. */
export async function readTasks(
  { manage, language }: Office,
  shopId: number,
  country: string,
): Promise<readonly ListedTask[]> {
  const { items } = await manage.listTasks({ params: { shopId } })
  return items.slice(0, SHOWN).map(({ id, kind, state, who, createdAt }) => ({
    id,
    kind,
    state,
    who,
    began: momentText(createdAt, language, timeZoneOf(country)),
  }))
}
