import { inShop } from '@store/api/database'
import { changeShop, findChatOrderForm, setChatOrderForm, slugWords } from '@store/api/queries'
import type { ChatOrderField } from '@store/core'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { didYouMean } from '../nearest.ts'
import { answer, note, printTable } from '../print.ts'
import { oneOf } from '../reading.ts'
import { withShop } from '../shop-of.ts'

/** Kinds of input that every phone has a keyboard for. */
const TYPES = ['text', 'tel', 'email', 'number', 'date', 'time', 'url'] as const
const MOST = 30

export const chatFormCommand = () =>
  group('chat-form', 'Manage the questions asked of those who order by WhatsApp', [
    chatFormShow(),
    chatFormAdd(),
    chatFormRemove(),
    chatFormReset(),
  ])

const chatFormShow = () =>
  command('show', 'Show the fields in their order', ['chat-form show --shop mercado'])
    .requiredOption(...SHOP)
    .action(async (options: OfShop) => {
      await withShop(options.shop, async ({ db, shop }) => {
        const fields = (await inShop(db, shop.id, (tx) => findChatOrderForm(tx, shop.id)))?.fields ?? []
        answer(options, fields, () =>
          printTable(
            fields.map(({ key, label, type, required }) => ({ key, label, type, required: required ? 'yes' : 'no' })),
          ),
        )
        if (fields.length === 0) note(`${shop.name} asks what the standard form asks.`)
      })
    })

type Given = { readonly type: string; readonly required?: boolean; readonly key?: string; readonly value?: string }

const chatFormAdd = () =>
  command('add', 'Add a field at the end; a known key replaces its field', [
    'chat-form add "Who is it for?" --required --shop mercado',
    'chat-form add "Delivery day" --type date --key day --shop mercado',
  ])
    .argument('<label>', 'what the buyer reads')
    .requiredOption(...SHOP)
    .option('--type <type>', TYPES.join(', '), oneOf(TYPES), 'text')
    .option('--required', 'no order without it')
    .option('--key <key>', 'what it is known by, if not made from the label')
    .option('--value <text>', 'what stands in it at first')
    .action(async (label: string, options: OfShop & Given) => {
      const key = slugWords(options.key ?? label)
      if (label.trim() === '' || key === '')
        throw new Complaint('A field needs a label with letters in it, or a --key.')
      const { type, required = false, value = '' } = options
      const field = { key, label: label.trim(), type, value, required }
      await withShop(options.shop, async ({ db, shop }) => {
        const fields = await change(options.shop, db, shop.id, (known) => {
          const at = known.findIndex((each) => each.key === key)
          return at < 0 ? [...known, field] : known.with(at, field)
        })
        answer(options, fields, () => console.log(`${shop.name} asks for "${field.label}" (${key})`))
      })
    })

const chatFormRemove = () =>
  command('remove', 'Remove a field', ['chat-form remove day --shop mercado'])
    .argument('<key>', 'as "chat-form show" shows it')
    .requiredOption(...SHOP)
    .action(async (key: string, options: OfShop) => {
      await withShop(options.shop, async ({ db, shop }) => {
        const fields = await change(options.shop, db, shop.id, (known) => {
          if (known.some((each) => each.key === key)) return known.filter((each) => each.key !== key)
          const keys = known.map((each) => each.key)
          const hint = didYouMean(key, keys) || ` "feria chat-form show --shop ${shop.subdomain}" shows them all.`
          throw new Complaint(`${shop.name} asks for no "${key}".${hint}`)
        })
        answer(options, fields, () => console.log(`${shop.name} no longer asks for ${key}`))
      })
    })

const chatFormReset = () =>
  command('reset', 'Go back to the standard form', ['chat-form reset --shop mercado'])
    .requiredOption(...SHOP)
    .action(async (options: OfShop) => {
      await withShop(options.shop, async ({ db, shop }) => {
        await change(options.shop, db, shop.id, () => [])
        answer(options, [], () => console.log(`${shop.name} asks what the standard form asks`))
      })
    })

type Database = Parameters<typeof changeShop>[0]

function change(
  name: string,
  db: Database,
  shopId: number,
  to: (known: readonly ChatOrderField[]) => readonly ChatOrderField[],
): Promise<readonly ChatOrderField[]> {
  return changeShop(db, shopId, async (tx) => {
    const fields = to((await findChatOrderForm(tx, shopId))?.fields ?? [])
    if (fields.length > MOST) throw new Complaint(`${name} asks for ${MOST} things already: nobody fills in more.`)
    await setChatOrderForm(tx, shopId, fields)
    return fields
  })
}
