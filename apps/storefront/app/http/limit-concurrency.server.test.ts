import { expect, test } from 'vitest'
import { Wait } from '#app/http/http.server.ts'
import { limitConcurrency } from './limit-concurrency.server.ts'

/** Work that ends when the test lets it. */
function work(name: string, begun: string[]) {
  let end = () => {}
  const done = new Promise<void>((resolve) => {
    end = resolve
  })
  const run = async () => {
    begun.push(name)
    await done
    return name
  }
  return { run, end }
}

test('so many run, so many wait in order, and the next one is told to come again', async () => {
  const begun: string[] = []
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => work(name, begun))
  if (!a || !b || !c || !d) throw new Error('four of them')
  const limited = limitConcurrency(2, 1)
  const answers = [a, b, c].map(({ run }) => limited(run))
  expect(await limited(d.run)).toBeInstanceOf(Wait)
  expect(begun).toEqual(['a', 'b'])
  b.end()
  expect(await answers[1]).toBe('b')
  expect(begun).toEqual(['a', 'b', 'c'])
  for (const { end } of [a, c]) end()
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'c'])
})

test('what breaks makes room for the next one', async () => {
  const limited = limitConcurrency(1, 0)
  await expect(limited(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await limited(async () => 'fine')).toBe('fine')
})
