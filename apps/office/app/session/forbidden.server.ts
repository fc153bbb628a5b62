import { data } from '@remix-run/node'
import { ROLES, type Role, rolesGivenBy, SCOPES_OF_ROLE } from '@store/api-client/manage'
import { rightsWords } from '#app/words/rights/index.ts'
import { loadWords } from '#app/words/words.ts'
import type { MyShop, Office } from './office.server.ts'

const has = (role: Role, scope: string) => SCOPES_OF_ROLE[role].some((each) => each === scope)

/**
 * The response for a screen that the person's role does not cover: the roles that do, and who in the shop can assign them.
 */
export async function forbidden({ language }: Office, { role, support }: MyShop, needs: string) {
  const words = rightsWords.of(language)
  const { roles: names } = await loadWords[language]()
  const list = (roles: readonly Role[]) =>
    new Intl.ListFormat(language, { type: 'disjunction' }).format(roles.map((each) => names[each]))
  const covering = ROLES.filter((each) => has(each, needs))
  const givers = ROLES.filter((each) => {
    const assignable = rolesGivenBy(each)
    return assignable.includes(role) && assignable.some((other) => has(other, needs))
  })
  const text = support?.isMe || givers.length === 0 ? words.support : words.needs(list(covering), list(givers))
  return data({ text }, { status: 403 })
}
