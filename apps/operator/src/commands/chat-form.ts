import { CHAT_FIELD_TYPES, MOST_CHAT_FIELDS } from '@store/api-client/manage'
import { type ChatOrderField, slugWords } from '@store/core'
import { type InShop, withShop } from '../api.ts'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { didYouMean } from '../nearest.ts'
import { answer, note, print, printTable } from '../print.ts'
import { oneOf } from '../reading.ts'

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
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const { fields } = await manage.getChatForm({ params })
        answer(options, fields, () =>
          printTable(
            fields.map(({ key, label, type, required }) => ({ key, label, type, required: required ? 'yes' : 'no' })),
          ),
        )
        if (fields.length === 0) note(`${shop.name} asks what the standard form asks.`)
      })
    })

type FieldType = (typeof CHAT_FIELD_TYPES)[number]
type FieldOptions = {
  readonly type: FieldType
  readonly required?: boolean
  readonly key?: string
  readonly value?: string
}

const chatFormAdd = () =>
  command('add', 'Add a field at the end; a known key replaces its field', [
    'chat-form add "Who is it for?" --required --shop mercado',
    'chat-form add "Delivery day" --type date --key day --shop mercado',
  ])
    .argument('<label>', 'what the buyer reads')
    .requiredOption(...SHOP)
    .option('--type <type>', CHAT_FIELD_TYPES.join(', '), oneOf(CHAT_FIELD_TYPES), 'text' as FieldType)
    .option('--required', 'no order without it')
    .option('--key <key>', 'what it is known by, if not made from the label')
    .option('--value <text>', 'what stands in it at first')
    .action(async (label: string, options: OfShop & FieldOptions) => {
      const key = slugWords(options.key ?? label)
      if (label.trim() === '' || key === '')
        throw new Complaint('A field needs a label with letters in it, or a --key.')
      const { type, required = false, value = '' } = options
      const field = { key, label: label.trim(), type, value, required }
      await withShop(options.shop, async (where) => {
        const { shop } = where
        const fields = await change(where, (known) => {
          const at = known.findIndex((each) => each.key === key)
          return at < 0 ? [...known, field] : known.with(at, field)
        })
        answer(options, fields, () => print(`${shop.name} asks for "${field.label}" (${key})`))
      })
    })

const chatFormRemove = () =>
  command('remove', 'Remove a field', ['chat-form remove day --shop mercado'])
    .argument('<key>', 'as "chat-form show" shows it')
    .requiredOption(...SHOP)
    .action(async (key: string, options: OfShop) => {
      await withShop(options.shop, async (where) => {
        const { shop } = where
        const fields = await change(where, (known) => {
          if (known.some((each) => each.key === key)) return known.filter((each) => each.key !== key)
          const keys = known.map((each) => each.key)
          const hint = didYouMean(key, keys) || ` "feria chat-form show --shop ${shop.subdomain}" shows them all.`
          throw new Complaint(`${shop.name} asks for no "${key}".${hint}`)
        })
        answer(options, fields, () => print(`${shop.name} no longer asks for ${key}`))
      })
    })

const chatFormReset = () =>
  command('reset', 'Go back to the standard form', ['chat-form reset --shop mercado'])
    .requiredOption(...SHOP)
    .action(async (options: OfShop) => {
      await withShop(options.shop, async (where) => {
        const { shop } = where
        await change(where, () => [])
        answer(options, [], () => print(`${shop.name} asks what the standard form asks`))
      })
    })

async function change(
  { manage, shop, params }: InShop,
  to: (known: readonly ChatOrderField[]) => readonly ChatOrderField[],
): Promise<readonly ChatOrderField[]> {
  const { fields: known, revision } = await manage.getChatForm({ params })
  const fields = to(known)
  if (fields.length > MOST_CHAT_FIELDS)
    throw new Complaint(`${shop.subdomain} asks for ${MOST_CHAT_FIELDS} things already: nobody fills in more.`)
  const body = { fields: fields.map((field) => ({ ...field, type: oneOf(CHAT_FIELD_TYPES)(field.type) })) }
  return (await manage.setChatForm({ params, revision, body })).fields
}
