import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Editor } from '#app/appearance/editor.tsx'
import { decideOnDraft } from '#app/appearance/publish.server.ts'
import { readEditor } from '#app/appearance/read-editor.server.ts'
import { act } from '#app/session/act.server.ts'
import { readOfShop, shopOf } from '#app/session/read.server.ts'

export const loader = (args: LoaderFunctionArgs) => readOfShop(args, readEditor, 'appearance')

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => decideOnDraft(office, sent, await shopOf(args, office)))

/** The appearance editor: settings beside a preview of the shop. */
export default function Appearance() {
  return <Editor {...useLoaderData<typeof loader>()} />
}
