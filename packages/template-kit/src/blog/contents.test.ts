import type { SafeHtml } from '@store/core'
import { expect, test } from 'vitest'
import { withContents } from './contents.ts'

const contentsOf = (html: string) => withContents(html as SafeHtml)

test('headings are listed, and each gets an id to link to', () => {
  expect(contentsOf('<p>a</p><h2>Uno &amp; <b>dos</b></h2><p>b</p><h2> </h2><h3>x</h3><h2>Tres</h2>')).toEqual({
    html: '<p>a</p><h2 id="part-1">Uno &amp; <b>dos</b></h2><p>b</p><h2> </h2><h3>x</h3><h2 id="part-2">Tres</h2>',
    headings: [
      { id: 'part-1', text: 'Uno & dos' },
      { id: 'part-2', text: 'Tres' },
    ],
  })
  expect(contentsOf('<p>a</p>')).toEqual({ html: '<p>a</p>', headings: [] })
})
