import { readDomainSettings } from '@store/core'
import { expect, test } from 'vitest'
import { createShopFinder } from './shop-finder.mjs'

const MOST = 1_000

/**
 * A finder whose calls are pending until the test answers them; a shop's id is the length of its name, other names are no
 * shops.
 */
function openFinder(isShop: (name: string) => boolean = () => true) {
  const finder = createShopFinder(readDomainSettings({}))
  const calls: string[][] = []
  let answer = () => {}
  finder.use((addresses) => {
    const names = addresses.map(({ by, name }) => `${by} ${name}`)
    calls.push(names)
    return new Promise((resolve) => {
      answer = () => resolve(addresses.map(({ name }) => (isShop(name) ? name.length : null)))
    })
  }, MOST)
  const told: unknown[] = []
  const find = (host: string, path = '/') => finder.find(host, path, (id) => told.push([host, id]))
  /** Answers the pending call, and waits until the next one is made. */
  const reply = async () => {
    answer()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { find, reply, calls, told }
}

test('while one call is under way, the next ones wait and are asked together, each host once', async () => {
  const { find, reply, calls, told } = openFinder((name) => name !== 'nadie')
  for (const host of ['ana.localhost', 'nadie.localhost', 'bea.example', 'nadie.localhost']) find(host)
  expect(calls).toEqual([['subdomain ana']])
  await reply()
  expect(told).toEqual([['ana.localhost', 3]])
  expect(calls[1]).toEqual(['subdomain nadie', 'domain bea.example'])
  await reply()
  const rest = [
    ['nadie.localhost', null],
    ['nadie.localhost', null],
    ['bea.example', 11],
  ]
  expect(told.slice(1)).toEqual(rest)
  find('eva.localhost')
  expect(calls[2]).toEqual(['subdomain eva'])
})

test('a call asks for a thousand at most; the others are in the next one', async () => {
  const { find, reply, calls } = openFinder()
  for (let count = 0; count < 1_502; count++) find(`tienda-${count}.localhost`)
  await reply()
  await reply()
  expect(calls.map(({ length }) => length)).toEqual([1, 1_000, 501])
})

test('a shop under /wa is looked up by its name; what cannot be looked up is told at once', async () => {
  const { find, calls, told } = openFinder()
  find('localhost', '/wa/ana/productos')
  expect(calls).toEqual([['subdomain ana']])
  for (const [host, path] of [
    ['localhost', '/wa/12'],
    ['localhost', '/'],
    ['nowhere.invalid.', '/wa/..'],
  ] as const)
    find(host, path)
  expect(told).toEqual([
    ['localhost', undefined],
    ['localhost', undefined],
    ['nowhere.invalid.', undefined],
  ])
})

test('when the API fails, nothing is known, and the next ones are asked for as ever', async () => {
  const finder = createShopFinder(readDomainSettings({}))
  let calls = 0
  finder.use(() => {
    calls++
    return Promise.reject(new Error('down'))
  }, MOST)
  const found = () => new Promise((resolve) => finder.find('ana.localhost', '/', resolve))
  expect([await found(), await found(), calls]).toEqual([undefined, undefined, 2])
})

test('an API that does not answer keeps nobody waiting who came meanwhile', async () => {
  const finder = createShopFinder(readDomainSettings({}))
  const calls: (() => void)[] = []
  finder.use(() => new Promise((_, reject) => calls.push(() => reject(new Error('slow')))), 2)
  const told: unknown[] = []
  for (const host of ['a', 'b', 'c', 'd', 'e']) finder.find(`${host}.localhost`, '/', (id) => told.push([host, id]))
  calls[0]?.()
  await new Promise((resolve) => setImmediate(resolve))
  expect(told).toEqual(['a', 'b', 'c', 'd', 'e'].map((host) => [host, undefined]))
  expect(calls).toHaveLength(1)
})

test('more requests than may wait are passed on without a look-up', () => {
  const finder = createShopFinder(readDomainSettings({}))
  finder.use(() => new Promise(() => {}), MOST)
  let passedOn = 0
  for (let count = 0; count < 10_001; count++) finder.find(`made-up-${count}.localhost`, '/', () => passedOn++)
  expect(passedOn).toBe(1)
})
