import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { readOrder } from '#app/orders/read-order.server.ts'
import { readOfShop } from '#app/session/read.server.ts'

/** Opens the chat with an order's buyer, with the text for its next step: rows of the list have no telephone numbers. */
export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(
    args,
    async (office, shop) => {
      const { buyer } = await readOrder(office, shop, Number(args.params.number))
      if (!buyer?.dial || !buyer.ask) throw data(null, { status: 404 })
      return redirect(buyer.ask)
    },
    'orders',
  )
