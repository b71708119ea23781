import { expect, test } from 'vitest'
import { drawingModule } from './drawing.ts'

/** Attributes and content that the module draws. */
function read(svg: string, id = 'd1'): { attributes: Record<string, string>; content: string } {
  const code = drawingModule(svg, id) ?? ''
  const attributes = JSON.parse(/^const attributes = (.*)$/m.exec(code)?.[1] ?? '{}')
  return { attributes, content: JSON.parse(/^const content = \{ __html: (.*) \}$/m.exec(code)?.[1] ?? '""') }
}

test('names of attributes are React’s, what editors leave behind goes', () => {
  const { attributes } = read(
    '<?xml version="1.0"?><!DOCTYPE svg><!-- x --><svg class="a" stroke-width="2" xmlns:xlink="x" xmlns:sketch="y" aria-hidden="true" onload="x()" style="a:b"><g/></svg>',
  )
  expect(attributes).toEqual({ className: 'a', strokeWidth: '2', xmlnsXlink: 'x', 'aria-hidden': 'true' })
})

test('ids of two drawings do not meet', () => {
  const { content } = read(
    '<svg><linearGradient id="a"/><path id="b" fill="url(#a)"/><use href="#b" xlink:href="#b"/><a href="#other"/></svg>',
  )
  expect(content).toBe(
    '<linearGradient id="d1-a"/><path id="d1-b" fill="url(#d1-a)"/><use href="#d1-b" xlink:href="#d1-b"/><a href="#other"/>',
  )
})

test('styles become attributes, scripts and handlers are left out', () => {
  const { content } = read('<svg><path style="fill:#f00;stroke-width:2" onclick="x()"/><script>x()</script></svg>')
  expect(content).toBe('<path fill="#f00" stroke-width="2"/>')
})

test.each([
  '<script href="data:text/javascript,alert(1)"/>',
  '<script>alert(1)</script >',
  '<SCRIPT type="a>b">alert(1)</SCRIPT>',
  '<path onclick=alert(1) />',
  '<path/onclick="alert(1)"/>',
  '<path d="M0 0"onclick="alert(1)"/>',
  '<a href="javascript:alert(1)"/>',
  '<a xlink:href="java&#115;cript:alert(1)"/>',
  "<a href='&#x6a;avascript&colon;alert(1)'/>",
  '<a><set attributeName="href" to="javascript:alert(1)"/></a>',
  '<a><animate attributeName="href" values="/a;javascript:alert(1)"/></a>',
  '<set attributeName="onclick" to="x()"/>',
  '<foreignObject><iframe srcdoc="alert(1)"></iframe></foreignObject>',
  '<foreignObject><form action="javascript:alert(1)"><button formaction="javascript:alert(1)"/></form></foreignObject>',
  '<use href="data:text/html,alert(1)"/>',
])('of a drawing that acts the drawing is left: %s', inner => {
  const { content } = read(`<svg>${inner}<rect/></svg>`)
  expect(content).toContain('<rect/>')
  expect(content).not.toMatch(/alert|script|iframe|onclick|href="d/i)
})

test.each([
  '<scr<script></script>ipt>alert(1)</script>',
  '<script>alert(1)',
  '<img alt="x onerror=alert(1)>',
  `<a b"c onclick=alert(1)>`,
  `<![CDATA[><a b"c onclick=alert(1)>]]>`,
])('what a browser may read otherwise than we do is no drawing: %s', inner => {
  expect(drawingModule(`<svg>${inner}<rect/></svg>`, 'd1')).toBeUndefined()
})

test('labels, styles and text that only looks like code stay', () => {
  const inner =
    '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject><text>once = 1; a &lt; b</text><image href="data:image/png;base64,x"/><a href="https://a.example/?b=c&amp;d"><animate attributeName="x" values="0;1"/></a>'
  expect(read(`<svg>${inner}</svg>`).content).toBe(inner)
})

test('what a sheet inside says of classes is said to each element; what it says of others stays', () => {
  const sheet = '<style type="text/css"><![CDATA[.a{fill:#FFF}.a,.b{stroke:red;stroke-width:2}]]></style>'
  const { content } = read(
    `<svg>${sheet}<path class="a" fill="#000" d="M0 0"/><g class="b c" style="stroke:blue"/><g/></svg>`,
  )
  expect(content).toBe(
    '<path fill="#FFF" stroke="red" stroke-width="2" class="a" d="M0 0"/><g stroke="blue" stroke-width="2" class="b c"/><g/>',
  )
  expect(read('<svg><style>path{fill:red}.a{fill:blue}</style><path class="a"/></svg>').content).toContain('<style>')
})

test('what a sheet inside says under a condition stays there', () => {
  const sheet = '<style>.a{fill:red}@media (prefers-color-scheme:dark){.a{fill:blue}}</style>'
  expect(read(`<svg>${sheet}<path class="a"/></svg>`).content).toBe(`${sheet}<path fill="red" class="a"/>`)
})

test.each(['<html></html>', 'svg', '<svg><g/>', '<!-- <svg/> -->'])('%s is no drawing', text => {
  expect(drawingModule(text, 'd1')).toBeUndefined()
})

test('a drawing without content draws nothing', () => {
  expect(read('<svg width="1"/>')).toEqual({ attributes: { width: '1' }, content: '' })
})
