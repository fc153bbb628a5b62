import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanitiseSvg } from './svg.ts'

const ROOT = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const inside = (content: string) => sanitiseSvg(`<svg>${content}</svg>`)?.slice(ROOT.length + 1, -'</svg>'.length)

test('a drawing keeps its shapes, styles, gradients and inner references', () => {
  const drawing =
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs>' +
    '<style>.b{fill:url(#a)}.c &gt; d{stroke:red}</style><path class="b" d="M0 0h9v9z"/><use xlink:href="#x"/>' +
    '<text x="1">¡Café &amp; té!</text><image href="data:image/png;base64,AAAA"/>'
  expect(inside(drawing)).toBe(drawing)
})

test('what an editor leaves around a drawing is dropped, the drawing stays', () => {
  const exported = `\ufeff<?xml version="1.0" encoding="UTF-8"?>
    <!-- Generator -->
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
    <svg viewBox="0 0 9 9" xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:version='1.2'><metadata><b>x</b></metadata><style><![CDATA[.a>b{fill:red}]]></style><rect width='9' height='9'/></svg>
  `
  expect(sanitiseSvg(exported)).toBe(
    `${ROOT} viewBox="0 0 9 9"><style>.a&gt;b{fill:red}</style><rect width="9" height="9"/></svg>`,
  )
})

test.each([
  ['a script', '<script>alert(1)</script>', ''],
  ['a script in capitals', '<SCRIPT>alert(1)</SCRIPT>', ''],
  ['a script by another name', '<g xmlns:s="http://www.w3.org/2000/svg"><s:script>alert(1)</s:script></g>', '<g></g>'],
  [
    'a script in a style sheet',
    '<style>&lt;/style&gt;&lt;script&gt;</style>',
    '<style>&lt;/style&gt;&lt;script&gt;</style>',
  ],
  ['a script in a CDATA section', '<g><![CDATA[<script>]]></g>', '<g>&lt;script&gt;</g>'],
  ['a handler', '<path onload="alert(1)" OnClick="alert(1)" d="M0 0"/>', '<path d="M0 0"/>'],
  [
    'a link',
    '<a href="javascript:alert(1)" xlink:href="https://e.example"><path d="M0 0"/></a>',
    '<g><path d="M0 0"/></g>',
  ],
  [
    'another file',
    '<use href="https://e.example/#a"/><image href="//e.example/a.png"/><feImage href="/a"/>',
    '<use/><image/><feImage/>',
  ],
  [
    'an embedded page',
    '<image href="data:image/svg+xml;base64,AAAA"/><image href="data:text/html,a"/>',
    '<image/><image/>',
  ],
  ['foreign content', '<foreignObject><body><iframe src="x"/></body></foreignObject><path/>', '<path/>'],
  ['animation of a link', '<set attributeName="href" to="javascript:alert(1)"/><animate/>', ''],
  ['an imported style', '<style>@import "x.css";</style>', '<style></style>'],
  ['an import cut by a comment', '<style>@imp<!-- -->ort "x.css";</style>', '<style></style>'],
  ['an import cut by a section', '<style>@imp<![CDATA[ort "x.css"]]></style>', '<style></style>'],
  ['an escaped import', '<style>@\\69mport "x.css";</style>', '<style></style>'],
  [
    'a background from elsewhere',
    '<path style="fill:url( &quot;https://e.example/a)" fill="url(x.svg#a)" stroke="url(#a)"/>',
    '<path stroke="url(#a)"/>',
  ],
])('%s does not survive', (_, content, expected) => {
  expect(inside(content)).toBe(expected)
})

test.each([
  ['entities', '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>'],
  ['an unknown entity', '<svg>&constructor;</svg>'],
  ['an open element', '<svg><g></svg>'],
  ['a second root', '<svg/><svg/>'],
  ['another root', '<html><svg/></html>'],
  ['an attribute twice', '<svg id="a" id="b"/>'],
  ['a broken attribute', '<svg id="a/>'],
  ['words around', 'hello <svg/>'],
  ['no end of nesting', `<svg>${'<g>'.repeat(1000)}${'</g>'.repeat(1000)}</svg>`],
  ['a zero character', '<svg>&#0;</svg>'],
  ['nothing', ''],
])('a file with %s is no SVG', (_, text) => {
  expect(sanitiseSvg(text)).toBeNull()
})

test('whatever is put together, nothing active comes out, and rewriting the result changes nothing', () => {
  const parts = fc.constantFrom(
    ...[
      '<g>',
      '</g>',
      '<style>',
      '</style>',
      '<script>',
      '</script>',
      '<a href="javascript:x">',
      '</a>',
      '<!--',
      '-->',
    ],
    ...['<![CDATA[', ']]>', '@import', 'url(', '#a', '//e.example', ')', '&lt;', '&#60;', '"', "'", '>', ' onload="x"'],
    ...['<path', ' fill="url(&#104;ttp:a)"', '/>', '<use href="#a"', '<image href="data:text/html,"', '<?', '?>'],
  )
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 14 }), (soup) => {
      const clean = sanitiseSvg(`<svg>${soup.join('')}</svg>`)
      if (clean === null) return
      expect(clean).not.toMatch(/<script|<[^>]*\son\w+=|<style>[^<]*@import|="\s*(javascript:|data:text)|<!|<\?/i)
      expect(sanitiseSvg(clean)).toBe(clean)
    }),
    { numRuns: 3000 },
  )
})
