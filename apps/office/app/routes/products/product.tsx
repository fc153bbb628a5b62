import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, Link, type ShouldRevalidateFunctionArgs, useLoaderData, useSearchParams } from '@remix-run/react'
import { firstOf } from '#app/drafts/values.ts'
import { PreviewLink } from '#app/preview/preview-link.tsx'
import { MadeNote } from '#app/products/made-note.tsx'
import { ProductForm } from '#app/products/product-form.tsx'
import { readProduct } from '#app/products/read-product.server.ts'
import { saveProduct } from '#app/products/save-product.server.ts'
import { act } from '#app/session/act.server.ts'
import { useOutcome } from '#app/session/outcome-hooks.ts'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { Back } from '#app/ui/back.tsx'
import { Submit } from '#app/ui/button.tsx'
import { Note, Refusal, Toast } from '#app/ui/notes.tsx'
import { Seal } from '#app/ui/seal.tsx'
import { productWords } from '#app/words/products/index.ts'
import { useSection } from '#app/words/use-words.ts'

const idIn = ({ params }: Pick<LoaderFunctionArgs, 'params'>) => Number(params.id)

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(
    args,
    (office, shop) => readProduct(office, shop, idIn(args), new URL(args.request.url).searchParams),
    'products',
  )

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => saveProduct(office, sent, await shopOf(args, office), idIn(args)))

/** A refusal has changed nothing: loading again could lose what is typed, and fails while the API is down. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionResult?.kind === 'refused' ? false : defaultShouldRevalidate

/** The form of a product: photos, the main fields, then the others. */
export default function Product() {
  const product = useLoaderData<typeof loader>()
  const words = useSection(productWords)
  const { base, may } = useShop()
  const [search] = useSearchParams()
  const { refused, done } = useOutcome()
  const { id, name, status, isInBin } = product
  const mayWrite = may('products:write')
  return (
    <div className="stack" data-wide="" data-list="">
      <Back to={`${base}/products`}>{words.title}</Back>
      <header className="row" data-ends="">
        <h1>{name}</h1>
        <Seal dye={isInBin ? 'now' : status === 'active' ? 'good' : 'soon'}>
          {isInBin ? words.inBin : words.status[status]}
        </Seal>
      </header>
      <MadeNote
        made={search.get('made')}
        page={product.page}
        category={firstOf(product.values, 'category')}
        brand={firstOf(product.values, 'brand')}
      />
      <Refusal of={refused} />
      {mayWrite && !isInBin && status !== 'active' && <PreviewLink to={`${base}/products/${id}/preview`} />}
      {isInBin ? (
        <Note dye="now">
          <p>{words.inBinText}</p>
          {mayWrite && (
            <Form method="post">
              <Submit intent="restore">{words.restore}</Submit>
            </Form>
          )}
        </Note>
      ) : (
        <fieldset className="bare" disabled={!mayWrite}>
          <ProductForm
            key={`${id} ${product.isDraft}`}
            values={product.values}
            choices={product.choices}
            draft={product.draft}
            isDraft={product.isDraft}
            draftPath={`${base}/drafts/product/${id}`}
            hasVariants={product.variants > 0}
            isUnpublished={status === 'draft'}
          >
            <p>
              <Link className="button" to="variants">
                {product.variants > 0
                  ? words.editVariants(product.variants, product.options.join(', '))
                  : words.addVariants}
              </Link>
            </p>
          </ProductForm>
        </fieldset>
      )}
      {mayWrite && !isInBin && (
        <div className="row">
          {status === 'active' && (
            <a className="button" href={product.page} target="_blank" rel="noreferrer">
              {words.seeInShop}
            </a>
          )}
          {status === 'active' && (
            <Link className="button" to={`${base}/share?product=${id}`}>
              {words.share}
            </Link>
          )}
          <Form method="post" className="row">
            {status === 'active' && (
              <Submit intent="hide" kind="plain">
                {words.hide}
              </Submit>
            )}
            {status === 'hidden' && (
              <Submit intent="show" kind="plain">
                {words.publish}
              </Submit>
            )}
            <Submit intent="duplicate" kind="plain">
              {words.duplicate}
            </Submit>
            <Submit intent="bin" kind="danger">
              {words.bin}
            </Submit>
          </Form>
        </div>
      )}
      <Toast done={done} />
    </div>
  )
}
