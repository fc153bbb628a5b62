import { expect, it } from 'vitest'
import { isLossless, plainText } from './lossless.ts'

it.each([
  '<p>Lino <strong>puro</strong>, <a href="https://a.co" rel="nofollow noopener">ver</a></p>',
  '<h3>Cuidados</h3><ol start="3"><li><p>Lavar</p></li></ol><hr /><pre><code>x</code></pre>',
  'Solo texto, 3 < 4',
  '',
])('the editor opens %j', (html) => {
  expect(isLossless(html)).toBe(true)
})

it.each([
  '<table><tbody><tr><td>M</td></tr></tbody></table>',
  '<p>Foto <img src="/a.jpg" alt=""></p>',
  '<p>H<sub>2</sub>O</p>',
  '<p>m<SUP>2</SUP></p>',
  '<dl><dt>Tela</dt><dd>Lino</dd></dl>',
  '<p><span>x</span></p>',
])('the editor would lose a part of %j, and does not open it', (html) => {
  expect(isLossless(html)).toBe(false)
})

it('is looked at as plain text', () => {
  expect(plainText('<p>A &amp; B<br />C</p><ul><li>D</li></ul>')).toBe('A & B\nC\nD')
})
