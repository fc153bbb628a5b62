import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { ofShop } from '../shops/schema.ts'

/** `waiting`, `running` and `undoing` are active: a process with background work continues them. */
export const TASK_STATES = ['waiting', 'running', 'done', 'failed', 'undoing', 'undone'] as const
export type TaskState = (typeof TASK_STATES)[number]

/**
 * Work on many things of a shop that takes longer than a call: it is done in parts, each a transaction with the task's
 * progress, so that a killed process leaves nothing half done, and the next one continues.
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
    /** Things processed, and their total. */
    done: integer().notNull().default(0),
    total: integer().notNull(),
    result: jsonb().notNull().default({}),
    /** How often the present part has failed. */
    tries: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    /** Until when it can be undone; null: never. */
    undoUntil: timestamp('undo_until', { withTimezone: true }),
    /** When a process may claim it: until then another one works on it, or it pauses after a failure. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
    /** The process that has claimed it. */
    holder: text(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    index('tasks_under_way').on(t.shopId, t.dueAt).where(sql`${t.state} in ('waiting', 'running', 'undoing')`),
  ],
)

/** The changes of one part of a task, with the values before, for its undo. */
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
