import type { ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { asWorker, type Database, type Tx } from '../database/open.ts'
import { execute, type FieldsOf, query } from '../database/query.ts'
import { TASK_STATES, type TaskState } from './schema.ts'

/** The progress of a task. */
export type Task = {
  readonly id: number
  readonly kind: string
  readonly state: TaskState
  readonly who: string
  readonly done: number
  readonly total: number
  readonly result: Readonly<Record<string, unknown>>
  readonly createdAt: string
  readonly finishedAt: string | null
  /** Until when it can be undone; null: it cannot, or not any more. */
  readonly undoUntil: string | null
}

const record = z.record(z.string(), z.unknown())
const moment = z.date().transform((date) => date.toISOString())
const TaskRow = z.object({
  id: z.int(),
  kind: z.string(),
  state: z.enum(TASK_STATES),
  who: z.string(),
  done: z.int(),
  total: z.int(),
  result: record,
  createdAt: moment,
  finishedAt: moment.nullable(),
  undoUntil: moment.nullable(),
} satisfies FieldsOf<Task>)

const UNDER_WAY = sql`state in ('waiting', 'running', 'undoing')`

/** The phase in the cursor of a task whose next part waits for other servers (`fetchFirst`): it may take half a minute. */
export const FETCHING = 'pictures'
const IS_FETCHING = sql`(state <> 'undoing' and coalesce(cursor ->> 'phase', '') = ${FETCHING})`
const FetchingCursor = z.object({ phase: z.literal(FETCHING) })

/** Whether the next part of a task waits for other servers. */
export const isFetching = ({ state, cursor }: Pick<HeldTask, 'state' | 'cursor'>): boolean =>
  state !== 'undoing' && FetchingCursor.safeParse(cursor).success

const FIELDS = sql`
  id, kind, state, who, done, total, result, created_at as "createdAt", finished_at as "finishedAt"`

/** A task of the shop; null: there is none. */
export async function findTask(tx: Tx, shopId: ShopId, id: number, now: Date): Promise<Task | null> {
  const [task] = await query(
    tx,
    TaskRow,
    sql`
      select ${FIELDS}, case when state in ('done', 'failed') and undo_until > ${now.toISOString()}::timestamptz then undo_until end as "undoUntil"
      from tasks where shop_id = ${shopId} and id = ${id}`,
  )
  return task ?? null
}

/** The newest tasks of the shop. */
export function listTasks(tx: Tx, shopId: ShopId, now: Date, limit: number): Promise<readonly Task[]> {
  return query(
    tx,
    TaskRow,
    sql`
      select ${FIELDS}, case when state in ('done', 'failed') and undo_until > ${now.toISOString()}::timestamptz then undo_until end as "undoUntil"
      from tasks where shop_id = ${shopId} order by id desc limit ${limit}`,
  )
}

type NewTask = {
  readonly kind: string
  readonly who: string
  readonly input: object
  readonly total: number
  readonly now: Date
}

const IdRow = z.object({ id: z.int() })

/** Begins a task; a process with background work claims it within a second. Returns its id. */
export async function beginTask(tx: Tx, shopId: ShopId, { kind, who, input, total, now }: NewTask): Promise<number> {
  const [row] = await query(
    tx,
    IdRow,
    sql`
      insert into tasks (shop_id, kind, who, input, total, created_at)
      values (${shopId}, ${kind}, ${who}, ${JSON.stringify(input)}::jsonb, ${total}, ${now.toISOString()}::timestamptz)
      returning id`,
  )
  if (!row) throw new Error('a task was not written')
  return row.id
}

/** Begins to undo a task that is done. False: it cannot be undone, or not any more. */
export async function beginUndo(tx: Tx, shopId: ShopId, id: number, now: Date): Promise<boolean> {
  const begun = await execute(
    tx,
    sql`
      update tasks set state = 'undoing', done = 0, due_at = now(), tries = 0
      where shop_id = ${shopId} and id = ${id} and state in ('done', 'failed') and undo_until > ${now.toISOString()}::timestamptz`,
  )
  return begun > 0
}

/** A task that this process has claimed. */
export type HeldTask = {
  readonly shopId: ShopId
  readonly id: number
  readonly kind: string
  readonly state: TaskState
  readonly who: string
  readonly input: unknown
  readonly cursor: unknown
  readonly done: number
  readonly total: number
  readonly result: Readonly<Record<string, unknown>>
  readonly tries: number
}

const HeldRow = z.object({
  shopId: z.int(),
  id: z.int(),
  kind: z.string(),
  state: z.enum(TASK_STATES),
  who: z.string(),
  input: z.unknown(),
  cursor: z.unknown(),
  done: z.int(),
  total: z.int(),
  result: record,
  tries: z.int(),
})
const ShopRow = z.object({ shopId: z.int() })

/**
 * Claims the oldest due task of the first shop after `after` that has one, for `lease` milliseconds; `fetching`: one that
 * waits for other servers, or one that does not. A shop's tasks run one after the other. `shopId` null: no shop after
 * `after` has any; `task` null: another process was faster.
 */
export function claimTask(
  db: Database,
  {
    after,
    holder,
    lease,
    fetching,
  }: { readonly after: ShopId; readonly holder: string; readonly lease: number; readonly fetching: boolean },
): Promise<{ readonly shopId: ShopId | null; readonly task: HeldTask | null }> {
  return asWorker(db, async (tx) => {
    const [next] = await query(
      tx,
      ShopRow,
      sql`
        select t.shop_id as "shopId" from tasks t
        where ${UNDER_WAY} and t.due_at <= now() and t.shop_id > ${after} and ${IS_FETCHING} = ${fetching} and not exists (
          select 1 from tasks o where o.shop_id = t.shop_id and o.id < t.id and o.state in ('waiting', 'running', 'undoing'))
        order by t.shop_id, t.due_at limit 1`,
    )
    if (!next) return { shopId: null, task: null }
    const [task] = await query(
      tx,
      HeldRow,
      sql`
        update tasks t set holder = ${holder}, due_at = now() + ${lease} * interval '1 ms',
          state = case state when 'waiting' then 'running' else state end
        from (
          select id, due_at, ${IS_FETCHING} as fetching from tasks
          where shop_id = ${next.shopId} and ${UNDER_WAY} order by id limit 1 for update skip locked
        ) oldest
        where t.shop_id = ${next.shopId} and t.id = oldest.id and oldest.due_at <= now() and oldest.fetching = ${fetching}
          -- One that another process is just taking up was skipped above, and is older.
          and not exists (
            select 1 from tasks o where o.shop_id = t.shop_id and o.id < t.id and o.state in ('waiting', 'running', 'undoing'))
        returning t.shop_id as "shopId", t.id, t.kind, t.state, t.who, t.input, t.cursor, t.done, t.total, t.result, t.tries`,
    )
    return { shopId: next.shopId, task: task ?? null }
  })
}

/** Thrown if another process has claimed the task meanwhile: the part is rolled back. */
export class TaskLost extends Error {
  override readonly name = 'TaskLost'
}

type TaskLease = Pick<HeldTask, 'shopId' | 'id'> & { readonly holder: string; readonly lease: number }

/** Stores the progress of a task, in the transaction of the finished part. */
export async function keepProgress(
  tx: Tx,
  { shopId, id, holder, lease }: TaskLease,
  { cursor, done, result }: Pick<HeldTask, 'cursor' | 'done' | 'result'>,
): Promise<void> {
  const saved = await execute(
    tx,
    sql`
      update tasks set cursor = ${JSON.stringify(cursor ?? null)}::jsonb, done = ${done}, tries = 0,
        result = ${JSON.stringify(result)}::jsonb, due_at = now() + ${lease} * interval '1 ms'
      where shop_id = ${shopId} and id = ${id} and holder = ${holder}`,
  )
  if (saved === 0) throw new TaskLost()
}

/**
 * Ends a task, in the transaction of its last part.
 *
 * @throws TaskLost if another process has claimed it meanwhile
 */
export async function finishTask(
  tx: Tx,
  { shopId, id, holder }: Omit<TaskLease, 'lease'>,
  state: 'done' | 'undone' | 'failed',
  now: Date,
  undoUntil: Date | null = null,
): Promise<void> {
  const ended = await execute(
    tx,
    sql`
      update tasks set state = ${state}, finished_at = ${now.toISOString()}::timestamptz, holder = null,
        undo_until = ${undoUntil?.toISOString() ?? null}::timestamptz, done = case ${state} when 'done' then total else done end
      where shop_id = ${shopId} and id = ${id} and holder = ${holder}`,
  )
  if (ended === 0) throw new TaskLost()
}

/** Releases a task, so that it is claimed again: at once, or after a pause because a part has failed. */
export function releaseTask(
  db: Database,
  { shopId, id, holder }: Omit<TaskLease, 'lease'>,
  { pause = 0, failed = false }: { readonly pause?: number; readonly failed?: boolean } = {},
): Promise<number> {
  return asWorker(db, (tx) =>
    execute(
      tx,
      sql`
        update tasks set holder = null, due_at = now() + ${pause} * interval '1 ms', tries = tries + ${failed ? 1 : 0}
        where shop_id = ${shopId} and id = ${id} and holder = ${holder}`,
    ),
  )
}

/** Stores the changes of a part, for its undo. */
export async function keepPart(tx: Tx, shopId: ShopId, taskId: number, changes: readonly object[]): Promise<void> {
  if (changes.length === 0) return
  await execute(
    tx,
    sql`
      insert into task_parts (shop_id, task_id, changes)
      values (${shopId}, ${taskId}, ${JSON.stringify(changes)}::jsonb)`,
  )
}

const PartRow = z.object({ part: z.int(), changes: z.array(z.unknown()) })

/** The newest part of a task that is not undone yet. */
export async function lastPart(tx: Tx, shopId: ShopId, taskId: number) {
  const [row] = await query(
    tx,
    PartRow,
    sql`
      select part, changes from task_parts where shop_id = ${shopId} and task_id = ${taskId}
      order by part desc limit 1`,
  )
  return row ?? null
}

/** Deletes a part that was undone. */
export async function removePart(tx: Tx, shopId: ShopId, taskId: number, part: number): Promise<void> {
  await execute(tx, sql`delete from task_parts where shop_id = ${shopId} and task_id = ${taskId} and part = ${part}`)
}
