import { buildProgram } from '@store/api/testing'
import { expect, test } from 'vitest'
import { lostData } from './scenarios/lost-data.mjs'

test('data and services are lost: backup and archived log give every shop, picture and order back', async () => {
  const program = await buildProgram('serve.ts', 'bench-lost')
  const rows = await lostData({ shops: 3, seconds: 1, program })
  expect(rows.filter(({ ok }) => ok !== 'ok')).toEqual([])
})
