import { randomUUID } from 'node:crypto'
import type { ShopId } from '@store/core'
import { facts, type Log } from '@store/telemetry'
import { type Database, inShop, type Tx } from '../database/open.ts'
import type { Job, Run } from '../operation/scheduler.ts'
import {
  claimTask,
  finishTask,
  type HeldTask,
  isFetching,
  keepPart,
  keepProgress,
  lastPart,
  releaseTask,
  removePart,
  TaskLost,
} from './store.ts'

/** The result of a part of a task. */
export type PartDone = {
  /** Where the next part begins; null: this was the last one. */
  readonly cursor: unknown
  /** Things processed so far. */
  readonly done: number
  readonly result: Readonly<Record<string, unknown>>
  /** The changes, as `undo` reads them. */
  readonly changes: readonly object[]
}

/**
 * A kind of task: how it is done, part by part, and undone. Each part is one transaction as the shop, and takes a second at
 * most.
 */
export type TaskKind = {
  readonly kind: string
  readonly step: (tx: Tx, task: HeldTask, fetched: unknown) => Promise<PartDone>
  /**
   * Fetches what a part needs from other servers, such as pictures, before its transaction and well within a minute. The
   * cursor of such a part has the phase `FETCHING`, and no other part has.
   */
  readonly fetchFirst?: (task: HeldTask) => Promise<unknown>
  /**
   * Restores what a part has changed, unless it was changed since. Returns how many were restored, and how many were not.
   */
  readonly undo: (tx: Tx, shopId: ShopId, changes: readonly unknown[]) => Promise<{ restored: number; kept: number }>
}

/** How long a task can be undone. */
const UNDO_MS = 24 * 60 * 60_000
const LEASE = 60_000
/** Milliseconds after which a task lets tasks of other shops continue. */
const SLICE = 2_000
const POLL = 1_000
/** Milliseconds before a part that failed is tried again; after the last, the task fails. */
const PAUSES = [1_000, 5_000, 30_000, 120_000]
/**
 * Tasks that one process runs at the same time, each of another shop. Those that wait for other servers have their own
 * lanes, so that slow pictures delay no other tasks.
 */
const LANES = [
  { name: 'tasks 1', fetching: false },
  { name: 'tasks 2', fetching: false },
  { name: 'tasks that fetch 1', fetching: true },
  { name: 'tasks that fetch 2', fetching: true },
] as const

type Dependencies = {
  readonly db: Database
  readonly log: Log
  readonly now: () => Date
  readonly kinds: readonly TaskKind[]
  /** Called in the transaction in which a task ends: done, undone or failed. */
  readonly onFinished: (tx: Tx, shopId: ShopId, id: number, now: Date) => Promise<void>
}

/** Runs the tasks of all shops, in turns; any number of processes may. */
export const taskJobs = (needs: Dependencies): readonly Job[] =>
  LANES.map(({ name, fetching }) => {
    let after: ShopId = 0
    return {
      name,
      every: POLL,
      run: async (run) => {
        const holder = randomUUID()
        const { shopId, task } = await claimTask(needs.db, { after, holder, lease: LEASE, fetching })
        if (task) await workOn(needs, task, holder, run)
        const isNothingDue = shopId === null && after === 0
        after = shopId ?? 0
        return !isNothingDue
      },
    }
  })

async function workOn(
  { db, log, now, kinds, onFinished }: Dependencies,
  task: HeldTask,
  holder: string,
  run: Run,
): Promise<void> {
  const about = { shop: task.shopId, task: task.id, kind: task.kind }
  const held = { shopId: task.shopId, id: task.id, holder, lease: LEASE }
  const kind = kinds.find((each) => each.kind === task.kind)
  const end = Date.now() + SLICE
  let current = task
  try {
    if (!kind) throw new Error(`no such kind of task: ${task.kind}`)
    for (;;) {
      run.beat()
      const isUndone = current.state === 'undoing'
      const fetched = isUndone ? null : await kind.fetchFirst?.(current)
      const next = await inShop(db, task.shopId, async (tx) => {
        const at = now()
        const rest = isUndone ? undoPart(tx, current, kind, held, at) : doPart(tx, current, kind, fetched, held, at)
        if ((await rest) === null) await onFinished(tx, task.shopId, task.id, at)
        return rest
      })
      if (next === null) return log.info(about, 'task finished')
      current = next
      const isOfOtherLanes = isFetching(next) !== isFetching(task)
      if (run.signal.aborted || isOfOtherLanes || Date.now() > end) return void (await releaseTask(db, held))
    }
  } catch (error) {
    if (error instanceof TaskLost) return
    const pause = PAUSES[current.tries]
    log.error({ ...about, tries: current.tries + 1, error: facts(error) }, 'a part of a task failed')
    if (pause !== undefined) return void (await releaseTask(db, held, { pause, failed: true }))
    // The finished parts can be undone, as if the task had ended there.
    const at = now()
    await inShop(db, task.shopId, async (tx) => {
      await finishTask(tx, held, 'failed', at, new Date(at.getTime() + UNDO_MS))
      await onFinished(tx, task.shopId, task.id, at)
    }).catch((lost: unknown) => {
      if (!(lost instanceof TaskLost)) throw lost
    })
  }
}

type Holding = Parameters<typeof keepProgress>[1]

async function doPart(
  tx: Tx,
  task: HeldTask,
  { step }: TaskKind,
  fetched: unknown,
  held: Holding,
  now: Date,
): Promise<HeldTask | null> {
  const { changes, ...progress } = await step(tx, task, fetched)
  await keepPart(tx, task.shopId, task.id, changes)
  await keepProgress(tx, held, progress)
  if (progress.cursor !== null) return { ...task, ...progress, tries: 0 }
  const undoable = changes.length > 0 || (await lastPart(tx, task.shopId, task.id)) !== null
  await finishTask(tx, held, 'done', now, undoable ? new Date(now.getTime() + UNDO_MS) : null)
  return null
}

/** Undoes parts backwards, so that a thing changed by two parts gets its value before the first. */
async function undoPart(
  tx: Tx,
  task: HeldTask,
  { undo }: TaskKind,
  held: Holding,
  now: Date,
): Promise<HeldTask | null> {
  const last = await lastPart(tx, task.shopId, task.id)
  if (last === null) {
    await finishTask(tx, held, 'undone', now)
    return null
  }
  const { restored, kept } = await undo(tx, task.shopId, last.changes)
  await removePart(tx, task.shopId, task.id, last.part)
  const sum = (name: string) => Number(task.result[name] ?? 0)
  const result = { ...task.result, restored: sum('restored') + restored, kept: sum('kept') + kept }
  const progress = { cursor: task.cursor, done: task.done + restored + kept, result }
  await keepProgress(tx, held, progress)
  return { ...task, ...progress, tries: 0 }
}
