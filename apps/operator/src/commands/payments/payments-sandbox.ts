import { problemIn, withShop } from '../../api.ts'
import { command, type Json } from '../../command.ts'
import { Complaint } from '../../complaint.ts'
import { answer, print } from '../../print.ts'

export const paymentsSandbox = () =>
  command('sandbox', 'Give shops a test account with every provider of the local sandbox that they have none with', [
    'payments sandbox mercado',
  ])
    .argument('<shops...>', 'subdomains of shops')
    .action(async (names: readonly string[], options: Json) => {
      const accounts: { readonly shop: string; readonly providers: readonly string[] }[] = []
      for (const name of names)
        await withShop(name, async ({ manage, params }) => {
          const { providers } = await manage.giveTestAccounts({ params }).catch((error: unknown) => {
            throw problemIn(error)?.code === 'state'
              ? new Complaint('No sandbox answers: PAYMENT_SANDBOX_URL tells the API where it is.')
              : error
          })
          accounts.push({ shop: name, providers })
        })
      answer(options, accounts, () => {
        for (const { shop, providers } of accounts)
          print(
            `${shop}: ${providers.length > 0 ? `test payments through ${providers.join(', ')}` : 'no provider that suits it is missing'}`,
          )
      })
    })
