import { type EditableProduct, MAX_LINE_QUANTITY, TAX_LIMITS } from '@store/core'
import { type InShop, withShop } from '../../api.ts'
import { command, type OfShop, SHOP } from '../../command.ts'
import { Complaint } from '../../complaint.ts'
import { productNamed } from '../../named-product.ts'
import { answer, print } from '../../print.ts'
import { oneOf, orNone, textUpTo, wholeNumber } from '../../reading.ts'

type ProductFields = {
  readonly warranty?: string
  readonly supplier?: string
  readonly maxQuantity?: number | ''
  readonly condition?: 'new' | 'used'
  readonly freeShipping?: 'yes' | 'no'
  readonly message?: string
  readonly messageRequired?: 'yes' | 'no'
  readonly tax?: string
}

/** Fields for which few files have a column. */
type ProductFacts = Pick<
  EditableProduct,
  'warranty' | 'supplier' | 'maxQuantity' | 'condition' | 'freeShipping' | 'message' | 'taxId'
>

const yesOrNo = oneOf(['yes', 'no'])

export const productsSet = () =>
  command('set', 'Set what few files can say of a product ("none" takes a value away)', [
    'products set wool-hat --warranty "One year" --condition used --max-quantity 3 --free-shipping yes --shop mercado',
    'products set linen-shirt --message "Name to be embroidered" --message-required no --supplier Hoko --shop mercado',
    'products set wool-hat --warranty none --shop mercado',
  ])
    .argument('<product>', 'its reference, SKU or id')
    .option('--warranty <text>', 'as its page says it', orNone(textUpTo(2000)))
    .option('--supplier <name>', 'who sends it, when it is not the shop', orNone(textUpTo(120)))
    .option('--condition <word>', 'new or used', oneOf(['new', 'used']))
    .option('--max-quantity <number>', 'of it in one order', orNone(wholeNumber(1, MAX_LINE_QUANTITY)))
    .option('--free-shipping <yes or no>', 'whether it is sent free of charge', yesOrNo)
    .option('--message <text>', 'what its buyer is asked to write', orNone(textUpTo(120)))
    .option('--message-required <yes or no>', 'whether it is bought with an answer only', yesOrNo)
    .option('--tax <name>', "that its price contains, one of the shop's", orNone(textUpTo(TAX_LIMITS.name)))
    .requiredOption(...SHOP)
    .action(async (name: string, options: OfShop & ProductFields) => {
      const facts = changeOf(options)
      const { tax } = options
      if (Object.keys(facts).length === 0 && tax === undefined)
        throw new Complaint('Nothing was said to change. "feria products set --help" shows what can be.')
      await withShop(options.shop, async (where) => {
        const { id, reference, name: title } = await productNamed(where, name)
        const change = { ...facts, ...(tax !== undefined && { taxId: tax ? await taxNamed(where, tax) : null }) }
        await where.manage.changeProduct({ params: { ...where.params, id }, revision: '*', body: change })
        answer(options, { product: { id, reference, name: title }, ...change }, () =>
          print(`${title}: ${Object.keys(change).join(', ')} changed`),
        )
      })
    })

function changeOf(options: ProductFields): Partial<ProductFacts> {
  const { warranty, supplier, maxQuantity, condition, freeShipping, message, messageRequired } = options
  if (messageRequired !== undefined && !message)
    throw new Complaint('--message-required says something of --message: give both.')
  return {
    ...(warranty !== undefined && { warranty: warranty || null }),
    ...(supplier !== undefined && { supplier: supplier || null }),
    ...(maxQuantity !== undefined && { maxQuantity: maxQuantity || null }),
    ...(condition !== undefined && { condition }),
    ...(freeShipping !== undefined && { freeShipping: freeShipping === 'yes' }),
    ...(message !== undefined && {
      message: message ? { label: message, required: messageRequired === 'yes' } : null,
    }),
  }
}

/** The id of the shop's tax with this name. */
async function taxNamed({ manage, shop, params }: InShop, name: string): Promise<number> {
  const { items: taxes } = await manage.listTaxes({ params })
  const known = taxes.find((each) => each.name.toLowerCase() === name.toLowerCase())
  if (known) return known.id
  throw new Complaint(`${shop.name} has no tax "${name}". "feria taxes list --shop ${shop.subdomain}" shows them.`)
}
