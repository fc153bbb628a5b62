import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form } from '@remix-run/react'
import { readImport } from '#app/imports/import-file.server.ts'
import { act } from '#app/session/act.server.ts'
import { useOutcome, wrongIn } from '#app/session/outcome-hooks.ts'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { Back } from '#app/ui/back.tsx'
import { Submit } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/fields.tsx'
import { Refusal } from '#app/ui/notes.tsx'
import { importWords } from '#app/words/imports/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) => readOfShop(args, async () => null, 'import')

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => readImport(office, sent, await shopOf(args, office)), { takesFiles: true })

/** Chooses a file of products, or downloads a template for one. */
export default function Import() {
  const words = useSection(importWords)
  const { screens } = useWords()
  const { base, may } = useShop()
  const { refused } = useOutcome()
  return (
    <div className="stack" data-wide="">
      <Back to={`${base}/products`}>{screens.products}</Back>
      <header className="stack" data-tight="">
        <h1>{words.title}</h1>
        <p className="muted">{words.intro}</p>
      </header>
      <Refusal of={refused} />
      <Form method="post" encType="multipart/form-data" className="card">
        <TextField
          type="file"
          name="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          label={words.file}
          hint={words.fileHint}
          wrong={wrongIn(refused, 'read').file}
        />
        <Submit intent="read">{words.read}</Submit>
      </Form>
      <section className="card">
        <p>{words.templateHint}</p>
        <a className="button" href={`${base}/products/template.csv`} download>
          {words.template}
        </a>
        {may('exports:make') && (
          <>
            <p>{words.exportHint}</p>
            <a className="button" href={`${base}/export/products.csv`} download>
              {words.export}
            </a>
          </>
        )}
      </section>
    </div>
  )
}
