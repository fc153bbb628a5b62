import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { OptionsForm } from '#app/products/options-form.tsx'
import { readVariants } from '#app/products/read-variants.server.ts'
import { type Removes, saveVariants } from '#app/products/save-variants.server.ts'
import { VariantGrid } from '#app/products/variant-grid.tsx'
import { act } from '#app/session/act.server.ts'
import { useOutcome } from '#app/session/outcome-hooks.ts'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { Back } from '#app/ui/back.tsx'
import { Refusal, Toast } from '#app/ui/notes.tsx'
import { productWords } from '#app/words/products/index.ts'
import { useSection } from '#app/words/use-words.ts'

const idIn = ({ params }: Pick<LoaderFunctionArgs, 'params'>) => Number(params.id)

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(
    args,
    (office, shop) => readVariants(office, shop, idIn(args), new URL(args.request.url).searchParams),
    'products',
  )

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => saveVariants(office, sent, await shopOf(args, office), idIn(args)))

/** A refusal has changed nothing: loading again could lose what is typed. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionResult?.kind === 'refused' ? false : defaultShouldRevalidate

/** The options of a product, and its variants as one grid. */
export default function ProductVariants() {
  const product = useLoaderData<typeof loader>()
  const words = useSection(productWords)
  const { base } = useShop()
  const { refused, done } = useOutcome()
  const outcome = useActionData() as Removes | { readonly kind: string } | undefined
  const removes = outcome?.kind === 'removes' ? (outcome as Removes) : null
  return (
    <div className="stack" data-wide="" data-list="">
      <Back to={`${base}/products/${product.id}`}>{product.name}</Back>
      <h1>{words.variantsTitle}</h1>
      <Refusal of={refused} />
      <OptionsForm
        key={product.revision}
        options={product.options}
        revision={product.revision}
        removes={removes}
        refused={refused}
        isNew={product.count === 0}
      />
      {product.count > 0 && (
        <VariantGrid key={`${product.page} ${done?.note ?? ''}`} product={product} refused={refused} />
      )}
      <Toast done={done} />
    </div>
  )
}
