import { MESSAGE_STATES, type MessageState } from '@store/api-client/manage'
import { allPages, type InShop, ifThere, withShop } from '../api.ts'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { didYouMean } from '../nearest.ts'
import { answer, note, print, printTable, timeOf } from '../print.ts'
import { oneOf, orNone, textUpTo, wholeNumber } from '../reading.ts'

export const messagesCommand = () =>
  group('messages', 'Read what shoppers wrote on the contact page, and say what became of it', [
    messagesList(),
    messagesSet(),
  ])

const state = oneOf(MESSAGE_STATES)
const STATES = MESSAGE_STATES.join(', ')

const messagesList = () =>
  command('list', 'List messages, newest first', [
    'messages list --state new --shop mercado',
    'messages list --shop mercado --json',
  ])
    .option('--state <state>', `only those that are ${STATES}`, state)
    .requiredOption(...SHOP)
    .action(async (options: OfShop & { readonly state?: MessageState }) => {
      const { state: onlyState } = options
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const messages = await allPages((page) =>
          manage.listMessages({ params, query: { ...page, ...(onlyState && { state: onlyState }) } }),
        )
        answer(options, messages, () =>
          printTable(
            messages.map(({ id, at, name, email, phone, text, state: is, assigned }) => ({
              id,
              at: timeOf(at, shop),
              name,
              email,
              phone: phone ?? '',
              state: is,
              assigned: assigned?.name ?? '',
              text: inBrief(text),
            })),
          ),
        )
        if (messages.length === 0) note(`There are no such messages to ${shop.name}.`)
      })
    })

/** The longest text in a table. */
const BRIEF = 60

function inBrief(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > BRIEF ? `${[...line].slice(0, BRIEF).join('')}…` : line
}

type MessageOptions = { readonly state?: MessageState; readonly assign?: string }

const messagesSet = () =>
  command('set', 'Say that a message is done, spam or new again, or who sees to it', [
    'messages set 1 --state done --shop mercado',
    'messages set 1 --state new --assign none --shop mercado',
  ])
    .argument('<id>', 'the number of the message', wholeNumber(1, 2_147_483_647))
    .option('--state <state>', STATES, state)
    .option('--assign <name>', 'somebody of the team ("none" for nobody)', orNone(textUpTo(254)))
    .requiredOption(...SHOP)
    .action(async (id: number, options: OfShop & MessageOptions) => {
      const { state: newState, assign } = options
      if (newState === undefined && assign === undefined)
        throw new Complaint('Say what becomes of it: --state, --assign or both.')
      await withShop(options.shop, async (where) => {
        const assigned = assign === undefined ? undefined : await personCalled(where, assign)
        const body = { ...(newState && { state: newState }), ...(assigned !== undefined && { assigned }) }
        const changed = await ifThere(
          where.manage.changeMessage({ params: { ...where.params, id }, revision: '*', body }),
        )
        if (!changed) throw new Complaint(`There is no message ${id} to ${where.shop.name}.`)
        const who = changed.assigned ? `, seen to by ${changed.assigned.name}` : ''
        answer(options, changed, () => print(`The message of ${changed.name} is ${changed.state}${who}`))
      })
    })

/** The id of somebody of the team; '': nobody. */
async function personCalled({ manage, shop, params }: InShop, name: string): Promise<number | null> {
  if (name === '') return null
  const { items } = await manage.listAnswerers({ params })
  const found = items.find((person) => person.name.toLowerCase() === name.toLowerCase())
  if (found) return found.id
  const names = items.map((person) => person.name)
  throw new Complaint(`Nobody called "${name}" answers messages to ${shop.name}.${didYouMean(name, names)}`)
}
