import { wrongWith } from '@store/sandbox/adversarial'
import { expect, test } from 'vitest'
import { readForm } from './form.server.ts'

const posted = (body: URLSearchParams) => new Request('http://shop.localhost/contacto', { method: 'POST', body })

test('of a form only texts of plain names are read, without control characters, so many and so long', async () => {
  const body = new URLSearchParams({ name: 'Ana\0 María', message: 'Uno\nDos', email: 'a'.repeat(200_000) })
  for (const name of ['x[80000000]', 'a.b', '__intent__', '__state__', 'n'.repeat(200)]) body.append(name, '{')
  const form = await readForm(posted(body))
  expect([...form.keys()]).toEqual(['name', 'message', 'email'])
  expect(form.get('name')).toBe('Ana  María')
  expect(form.get('message')).toBe('Uno\nDos')
  expect(String(form.get('email')).length).toBeLessThan(25_000)
})

test('ten thousand names cost no time', async () => {
  const body = new URLSearchParams(Array.from({ length: 10_000 }, (_, at) => [`n${at}`, 'x']))
  const read = async () => {
    expect([...(await readForm(posted(body))).keys()]).toHaveLength(100)
    return 200
  }
  expect(await wrongWith(read)).toBeNull()
})
