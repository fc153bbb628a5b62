import { CHAT_TEXTS, type ChatText, MAX_CHAT_TEXT, unknownPlaces } from '@store/core'
import { withShop } from '../api.ts'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { answer, print, printFacts } from '../print.ts'
import { oneOf, textUpTo } from '../reading.ts'

export const chatTextsCommand = () =>
  group('chat-texts', 'Manage what chats with buyers about their orders begin with', [
    chatTextsShow(),
    chatTextsSet(),
    chatTextsReset(),
  ])

const KIND = ['<kind>', CHAT_TEXTS.join(', '), oneOf(CHAT_TEXTS)] as const

const chatTextsShow = () =>
  command('show', 'Show the text of each chat, the shop’s own or ours', ['chat-texts show --shop mercado'])
    .requiredOption(...SHOP)
    .action(async (options: OfShop) => {
      await withShop(options.shop, async ({ manage, params }) => {
        const { texts, ready } = await manage.getChatTexts({ params })
        answer(options, { texts, ready }, () =>
          printFacts(Object.fromEntries(CHAT_TEXTS.map((kind) => [kind, texts[kind] ?? `(ours) ${ready[kind]}`]))),
        )
      })
    })

const chatTextsSet = () =>
  command('set', 'Write the text of a chat', [
    'chat-texts set ready "Hello {name}, your order {number} is ready. We are open until six." --shop mercado',
  ])
    .argument(...KIND)
    .argument('<text>', `at most ${MAX_CHAT_TEXT} characters`, textUpTo(MAX_CHAT_TEXT))
    .requiredOption(...SHOP)
    .action(async (kind: ChatText, text: string, options: OfShop) => {
      const [unknown] = unknownPlaces(text)
      if (unknown !== undefined)
        throw new Complaint(
          `Nothing of an order is called ${unknown}. Use {name}, {shop}, {number}, {total}, {link}, {carrier} and {guide}.`,
        )
      await change(options, kind, text, `Chats about orders (${kind}) begin with: ${text}`)
    })

const chatTextsReset = () =>
  command('reset', 'Use our text again', ['chat-texts reset ready --shop mercado'])
    .argument(...KIND)
    .requiredOption(...SHOP)
    .action((kind: ChatText, options: OfShop) =>
      change(options, kind, null, `Chats about orders (${kind}) begin with our text again`),
    )

const change = (options: OfShop, kind: ChatText, text: string | null, value: string) =>
  withShop(options.shop, async ({ manage, params }) => {
    const { revision } = await manage.getChatTexts({ params })
    const { texts } = await manage.changeChatTexts({ params, revision, body: { texts: { [kind]: text } } })
    answer(options, { kind, text: texts[kind] ?? null }, () => print(value))
  })
