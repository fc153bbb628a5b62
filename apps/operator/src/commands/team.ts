import { type ManageClient, ROLES, type Role } from '@store/api-client/manage'
import { type InShop, withShop } from '../api.ts'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { answer, note, print, printTable, timeOf } from '../print.ts'
import { oneOf, textUpTo } from '../reading.ts'

export const teamCommand = () =>
  group('team', 'Manage who works in a shop, each person in one role', [
    teamList(),
    teamAdd(),
    teamInvite(),
    teamChange(),
    teamRemove(),
  ])

const EMAIL = ['<e-mail>', 'the address the person signs in with', textUpTo(254)] as const
const ROLE = ['--role <role>', ROLES.join(', '), oneOf(ROLES)] as const
type InRole = OfShop & { readonly role: Role }

const teamList = () =>
  command('list', 'List the team of a shop, and open invitations', ['team list --shop mercado'])
    .requiredOption(...SHOP)
    .action(async (options: OfShop) => {
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const { items: members } = await manage.listTeam({ params })
        const { items: invitations } = await manage.listInvitations({ params })
        answer(options, { members, invitations }, () =>
          printTable([
            ...members.map(({ email, name, role, since }) => ({ email, name, role, since: timeOf(since, shop) })),
            ...invitations.map(({ email, role }) => ({ email, name: '(invited)', role, since: '' })),
          ]),
        )
        if (members.length === 0) note(`Nobody works in ${shop.name} yet.`)
      })
    })

const teamAdd = () =>
  command('add', 'Add somebody without an invitation, as the first owner of a shop', [
    'team add ana@mercado.example --role owner --shop mercado',
  ])
    .argument(...EMAIL)
    .requiredOption(...ROLE)
    .requiredOption(...SHOP)
    .action(async (email: string, options: InRole) => {
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const member = await manage.addMember({ params, body: { email, role: options.role } })
        answer(options, member, () => print(`${member.email} is ${member.role} of ${shop.name}`))
      })
    })

const teamInvite = () =>
  command('invite', 'Invite somebody by mail', ['team invite beto@mercado.example --role sales --shop mercado'])
    .argument(...EMAIL)
    .requiredOption(...ROLE)
    .requiredOption(...SHOP)
    .action(async (email: string, options: InRole) => {
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const invitation = await manage.invite({ params, body: { email, role: options.role } })
        answer(options, invitation, () =>
          print(`${invitation.email} is invited, until ${timeOf(invitation.endsAt, shop)}`),
        )
      })
    })

const teamChange = () =>
  command('change', 'Give somebody another role', ['team change carla@mercado.example --role manager --shop mercado'])
    .argument(...EMAIL)
    .requiredOption(...ROLE)
    .requiredOption(...SHOP)
    .action(async (email: string, options: InRole) => {
      await withShop(options.shop, async (where) => {
        const { manage, shop, params } = where
        const { id, revision } = await memberOf(where, email)
        const member = await manage.changeMember({
          ...{ params: { ...params, id }, revision, body: { role: options.role } },
        })
        answer(options, member, () => print(`${member.email} is ${member.role} of ${shop.name}`))
      })
    })

const teamRemove = () =>
  command('remove', 'Remove somebody from the team, or take an invitation back', [
    'team remove beto@mercado.example --shop mercado',
  ])
    .argument(...EMAIL)
    .requiredOption(...SHOP)
    .action(async (email: string, options: OfShop) => {
      await withShop(options.shop, async (where) => {
        const { manage, shop, params } = where
        const invitation = (await manage.listInvitations({ params })).items.find((each) => isSame(each.email, email))
        if (invitation)
          await manage.withdrawInvitation({
            ...{ params: { ...params, id: invitation.id }, revision: invitation.revision },
          })
        else {
          const { id, revision } = await memberOf(where, email)
          await manage.removeMember({ params: { ...params, id }, revision })
        }
        answer(options, { shop: shop.subdomain, email, removed: true }, () =>
          print(`${email} is not in the team of ${shop.name} any more`),
        )
      })
    })

const isSame = (one: string, other: string) => one === other.trim().toLowerCase()

type Member = Awaited<ReturnType<ManageClient['listTeam']>>['items'][number]

async function memberOf({ manage, shop, params }: InShop, email: string): Promise<Member> {
  const found = (await manage.listTeam({ params })).items.find((each) => isSame(each.email, email))
  if (!found)
    throw new Complaint(
      `${email} is not in the team of ${shop.name}. "feria team list --shop ${shop.subdomain}" shows it.`,
    )
  return found
}
