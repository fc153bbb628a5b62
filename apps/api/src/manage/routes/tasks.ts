import { manageEndpoints as calls } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import { BULK, PRICES } from '../../catalog/bulk/kinds.ts'
import type { Tx } from '../../database/open.ts'
import { IMPORT } from '../../imports/kind.ts'
import { setsPrices } from '../../imports/store.ts'
import { beginUndo, findTask, listTasks, type Task } from '../../tasks/store.ts'
import { queueWebhooks } from '../../webhooks/events.ts'
import { may } from '../caller.ts'
import type { Management } from '../mount.ts'
import { Refusal } from '../refusal.ts'

/** Tasks in a list. */
const NEWEST = 20

export function taskRoutes(manage: Management): void {
  manage.read(calls.listTasks, async (tx, { shopId, now }) => ({
    items: (await listTasks(tx, shopId, now, NEWEST)).map(resourceOf),
  }))
  manage.read(calls.getTask, (tx, { shopId, params, now }) => taskOf(tx, shopId, params.id, now))
  manage.write(calls.undoTask, async (tx, { shopId, params, now, caller }) => {
    const { kind, state } = await taskOf(tx, shopId, params.id, now)
    const prices = kind === IMPORT ? await setsPrices(tx, shopId, params.id) : [PRICES, BULK].includes(kind)
    if (prices && !may(caller, 'prices:write')) throw new Refusal('forbidden', { needs: 'prices:write' })
    if (!(await beginUndo(tx, shopId, params.id, now))) throw new Refusal('state', { allowed: [], usedBy: state })
    return taskOf(tx, shopId, params.id, now)
  })
}

/** Queues webhooks about a finished task. */
export const queueTaskWebhooks = (tx: Tx, shopId: ShopId, id: number, now: Date) =>
  queueWebhooks(tx, shopId, 'task.finished', now, async () => [
    { about: String(id), data: await taskOf(tx, shopId, id, now) },
  ])

/** A task, as in responses. */
export async function taskOf(tx: Tx, shopId: ShopId, id: number, now: Date) {
  const task = await findTask(tx, shopId, id, now)
  if (!task) throw new Refusal('notFound')
  return resourceOf(task)
}

const resourceOf = (task: Task) => ({ ...task, result: { ...task.result } })
