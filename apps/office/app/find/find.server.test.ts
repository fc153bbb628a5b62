import { SCOPES_OF_ROLE } from '@store/api-client/manage'
import { expect, test } from 'vitest'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { findAll } from './find.server.ts'

test.each([
  ['sales', 'all'],
  ['stockroom', 'numbers'],
  ['accountant', 'numbers'],
  ['content', 'products'],
] as const)('%s looks for %s', async (role, scope) => {
  const mine = { shopId: 1, scopes: SCOPES_OF_ROLE[role] } as unknown as MyShop
  expect(await findAll({ language: 'es' } as unknown as Office, mine, new URLSearchParams())).toMatchObject({
    scope,
  })
})
