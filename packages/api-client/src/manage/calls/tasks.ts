import * as z from 'zod'
import { moment } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { listOf, OfShop, OfShopById } from '../shapes.ts'

const tasks = '/manage/v1/shops/:shopId/tasks'
const tag = 'Tasks'

export const TaskResource = z
  .object({
    id: z.int(),
    kind: z.string(),
    /** `waiting`, `running` and `undoing` are in progress; poll again after a second. */
    state: z.enum(['waiting', 'running', 'done', 'failed', 'undoing', 'undone']),
    /** Who started it. */
    who: z.string(),
    /** Items processed, and the total. */
    done: z.int(),
    total: z.int(),
    /** Numbers: `changed`, `skipped`; of an undo: `restored`, and `kept` because they were changed since. */
    result: z.record(z.string(), z.unknown()),
    createdAt: moment,
    finishedAt: moment.nullable(),
    /** Until when it can be undone; null: it cannot, or not any more. */
    undoUntil: moment.nullable(),
  })
  .meta({ id: 'Task' })

const listTasks = defineManageEndpoint({
  name: 'listTasks',
  tag,
  method: 'GET',
  path: tasks,
  summary: "The shop's twenty newest tasks: work on many products that takes longer than a call",
  access: 'products:read',
  params: OfShop,
  response: listOf(TaskResource),
})

const getTask = defineManageEndpoint({
  name: 'getTask',
  tag,
  method: 'GET',
  path: `${tasks}/:id`,
  summary: 'How much of a task is done',
  access: 'products:read',
  params: OfShopById,
  response: TaskResource,
})

const undoTask = defineManageEndpoint({
  name: 'undoTask',
  tag,
  method: 'POST',
  path: `${tasks}/:id/undo`,
  summary:
    'Undo a task within 24 hours: what was not changed since is as it was before. Prices take `prices:write` as well',
  access: 'products:write',
  params: OfShopById,
  idempotent: true,
  response: TaskResource,
})

export const taskCalls = { listTasks, getTask, undoTask } as const
