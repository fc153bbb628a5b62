import { manageEndpoints as calls } from '@store/api-client/manage'
import { noteChat } from '../../orders/store/chats.ts'
import { lockOrder } from '../../orders/store/moves.ts'
import { isStockroom } from '../caller.ts'
import type { Management } from '../mount.ts'
import { Refusal } from '../refusal.ts'
import { authorOf } from './orders.ts'

export function orderChatRoutes(manage: Management): void {
  manage.write(calls.noteOrderChat, async (tx, { shopId, params: { number }, body, caller, who, now }) => {
    // The stockroom does not see buyers' phone numbers.
    if (isStockroom(caller)) throw new Refusal('forbidden', { needs: 'orders:write' })
    if (!(await lockOrder(tx, shopId, number))) throw new Refusal('notFound')
    await noteChat(tx, { shopId, number }, { who: authorOf(caller, who, body.by), at: now })
    return {}
  })
}
