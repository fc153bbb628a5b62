import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type ShouldRevalidateFunctionArgs, useLoaderData } from '@remix-run/react'
import { ProductForm } from '#app/products/product-form.tsx'
import { readNewProduct } from '#app/products/read-product.server.ts'
import { addProduct } from '#app/products/save-product.server.ts'
import { act } from '#app/session/act.server.ts'
import { useOutcome } from '#app/session/outcome-hooks.ts'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { Back } from '#app/ui/back.tsx'
import { Refusal, Toast } from '#app/ui/notes.tsx'
import { productWords } from '#app/words/products/index.ts'
import { useSection } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(args, (office, shop) => readNewProduct(office, shop, new URL(args.request.url).searchParams), 'newProduct')

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => addProduct(office, sent, await shopOf(args, office)))

/** A refusal has changed nothing: loading again could lose what is typed. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionResult?.kind === 'refused' ? false : defaultShouldRevalidate

/** A product by photo, name and price; the rest can come later. */
export default function NewProduct() {
  const { values, choices, draft, isDraft } = useLoaderData<typeof loader>()
  const words = useSection(productWords)
  const { base } = useShop()
  const { refused, done } = useOutcome()
  return (
    <div className="stack" data-wide="" data-list="">
      <Back to={`${base}/products`}>{words.title}</Back>
      <h1>{words.newTitle}</h1>
      <Refusal of={refused} />
      <ProductForm
        key={String(isDraft)}
        values={values}
        choices={choices}
        draft={draft}
        isDraft={isDraft}
        hasVariants={false}
        isUnpublished
        draftPath={`${base}/drafts/product/new`}
      />
      <Toast done={done} />
    </div>
  )
}
