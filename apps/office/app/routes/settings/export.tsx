import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { closeShop } from '#app/data/close-shop.server.ts'
import { CloseShop } from '#app/data/close-shop.tsx'
import { DeleteShop } from '#app/data/delete-shop.tsx'
import { Download } from '#app/data/download.tsx'
import { ExportForms } from '#app/data/export-forms.tsx'
import { prepareExport } from '#app/data/exports.server.ts'
import { VIEWS } from '#app/orders/views.ts'
import { act } from '#app/session/act.server.ts'
import { useOutcome } from '#app/session/outcome-hooks.ts'
import { Proof } from '#app/session/proof.tsx'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { Note, Refusal, Toast } from '#app/ui/notes.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { dataWords } from '#app/words/data/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'

/** The most orders that are counted; more are shown as «200+». */
const MOST = 200

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(
    args,
    async ({ manage }, { shopId }) => {
      const params = { shopId }
      const [{ open, closure }, { deletion }, orders] = await Promise.all([
        manage.getShop({ params }),
        manage.getShopDeletion({ params }),
        manage.listOrders({ params, query: { limit: MOST, next: [...VIEWS.toDo] } }),
      ])
      const count = orders.items.length
      return { open, closure, deletion, waiting: count === 0 ? null : `${count}${orders.next === null ? '' : '+'}` }
    },
    'export',
  )

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => {
    const shop = await shopOf(args, office)
    if (sent.intent.startsWith('take ')) return prepareExport(office, sent, shop)
    return closeShop(office, sent, shop)
  })

/** The exports, and closing the shop. */
export default function SettingsExport() {
  const { open, closure, deletion, waiting } = useLoaderData<typeof loader>()
  const words = useSection(dataWords)
  const { screens } = useWords()
  const { may } = useShop()
  const { refused, proof, done } = useOutcome()
  return (
    <div className="stack" data-wide="">
      <PageHead title={screens.export} intro={words.exportIntro} />
      <Refusal of={refused} />
      <Proof needed={proof} />
      {!open && !deletion && <Note dye="now">{words.closed}</Note>}
      <Download />
      {may('exports:make') && <ExportForms />}
      {may('shop:close') && !deletion && (
        <CloseShop open={open} closure={closure} waiting={waiting} refused={refused} />
      )}
      {may('shop:close') && <DeleteShop deletion={deletion} refused={refused} />}
      <Toast done={done && 'download' in done ? null : done} />
    </div>
  )
}
