import { MAX_MAIL_NOTE, ORDER_STEPS, type OrderStep } from '@store/core'
import { withShop } from '../api.ts'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { answer, print, printFacts } from '../print.ts'
import { oneOf } from '../reading.ts'

export const mailsCommand = () =>
  group('mails', 'Manage what the shop adds to the mails about each step', [mailsShow(), mailsSet(), mailsRemove()])

const STEP = ['<step>', ORDER_STEPS.join(', '), oneOf(ORDER_STEPS)] as const

const mailsShow = () =>
  command('show', 'Show the line added to each mail', ['mails show --shop mercado'])
    .requiredOption(...SHOP)
    .action(async (options: OfShop) => {
      await withShop(options.shop, async ({ manage, params }) => {
        const { notes } = await manage.getMailNotes({ params })
        answer(options, notes, () =>
          printFacts(Object.fromEntries(ORDER_STEPS.map((step) => [step, notes[step] ?? 'nothing besides']))),
        )
      })
    })

const mailsSet = () =>
  command('set', 'Add a line to the mails about a step from now on', [
    'mails set sent "Our own messenger brings it, between nine and six." --shop mercado',
  ])
    .argument(...STEP)
    .argument('<text>', `at most ${MAX_MAIL_NOTE} characters`)
    .requiredOption(...SHOP)
    .action(async (step: OrderStep, text: string, options: OfShop) => {
      const note = text.trim()
      if (note === '' || note.length > MAX_MAIL_NOTE)
        throw new Complaint(
          `Write between 1 and ${MAX_MAIL_NOTE} characters; "feria mails remove" takes the line away.`,
        )
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const { revision } = await manage.getMailNotes({ params })
        await manage.changeMailNotes({ params, revision, body: { notes: { [step]: note } } })
        answer(options, { step, note }, () => print(`Mails of ${shop.name} about orders ${step} say: ${note}`))
      })
    })

const mailsRemove = () =>
  command('remove', 'Remove the line of a step', ['mails remove sent --shop mercado'])
    .argument(...STEP)
    .requiredOption(...SHOP)
    .action(async (step: OrderStep, options: OfShop) => {
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const { revision } = await manage.getMailNotes({ params })
        await manage.changeMailNotes({ params, revision, body: { notes: { [step]: null } } })
        answer(options, { step, note: null }, () => print(`Mails of ${shop.name} about orders ${step} say no more`))
      })
    })
