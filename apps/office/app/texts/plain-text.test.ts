import fc from 'fast-check'
import { expect, it } from 'vitest'
import { htmlOf, textOf } from './plain-text.ts'

it('makes paragraphs, headings and lists of text, and nothing of tags that are typed', () => {
  expect(htmlOf('## Envíos\n\nA todo el país.\nSin <b>demora</b>.\n\n- uno\n- dos')).toBe(
    '<h2>Envíos</h2>\n<p>A todo el país.<br>Sin &lt;b&gt;demora&lt;/b&gt;.</p>\n<ul><li>uno</li><li>dos</li></ul>',
  )
})

it.each([
  '<p>Con <strong>peso</strong></p>',
  '<table><tr><td>1</td></tr></table>',
  '<p><a href="https://x.example">aquí</a></p>',
  '<h2>Mayor</h2>\n<h3>Menor</h3>',
  'suelto',
])('says of %s that it is more than text, so that nothing of it is lost', (html) => {
  expect(textOf(html)).toBeNull()
})

it('reads headings of whatever level the server has moved them to', () => {
  expect(textOf('<h3>Envíos</h3>\n<p>A todo el país.</p>')).toBe('## Envíos\n\nA todo el país.')
})

it('reads back what it writes', () => {
  const line = fc.stringMatching(/^[a-zñ<>&"' ]{1,20}$/).map((text) => `x${text.trim()}`)
  const block = fc.oneof(
    line.map((text) => `## ${text}`),
    fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n')),
    fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.map((text) => `- ${text}`).join('\n')),
  )
  fc.assert(
    fc.property(fc.array(block, { maxLength: 5 }), (blocks) => {
      const html = htmlOf(blocks.join('\n\n'))
      const text = textOf(html)
      expect(text).not.toBeNull()
      expect(htmlOf(text ?? '')).toBe(html)
    }),
  )
})
