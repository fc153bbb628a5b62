import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { ofShop } from '../shops/schema.ts'

/** `waiting`, `running` and `undoing` are under way: a process that does background work goes on with them. */
export const TASK_STATES = ['waiting', 'running', 'done', 'failed', 'undoing', 'undone'] as const
export type TaskState = (typeof TASK_STATES)[number]

/**
 * Work on many things of a shop that takes longer than a call: it is done in parts, each a transaction with the task's progress, so that
 * a process that is killed leaves nothing half done, and the next one goes on.
 */
export const tasks = pgTable(
  'tasks',
  {
    shopId: ofShop(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    state: text().$type<TaskState>().notNull().default('waiting'),
    /** Who began it, by name. */
    who: text().notNull(),
    input: jsonb().notNull(),
    /** Where the next part begins; null: at the beginning. */
    cursor: jsonb(),
    /** Things looked at, of how many there were. */
    done: integer().notNull().default(0),
    total: integer().notNull(),
    result: jsonb().notNull().default({}),
    /** The parts that failed in a row. */
    tries: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    /** Until when it can be undone; null: never. */
    undoUntil: timestamp('undo_until', { withTimezone: true }),
    /** When a process may take it up: until then another one works on it, or it waits after a failure. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
    /** The process that works on it. */
    holder: text(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    index('tasks_under_way').on(t.shopId, t.dueAt).where(sql`${t.state} in ('waiting', 'running', 'undoing')`),
  ],
)

/** What a part of a task has changed, with the values before: what an undo needs. */
export const taskParts = pgTable(
  'task_parts',
  {
    shopId: integer('shop_id').notNull(),
    taskId: integer('task_id').notNull(),
    part: integer().notNull().generatedAlwaysAsIdentity(),
    changes: jsonb().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.taskId, t.part] }),
    foreignKey({ columns: [t.shopId, t.taskId], foreignColumns: [tasks.shopId, tasks.id] }).onDelete('cascade'),
  ],
)
