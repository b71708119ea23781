import { expect, test } from 'vitest'
import { foldMarkup } from './styles.ts'

const fold = (html: string): { html: string; styles: [string, string][] } => {
  const styles = new Map<string, string>()
  return { html: foldMarkup(html, styles), styles: [...styles] }
}

test('a style of ready markup becomes a class beside those that are there', () => {
  const { html, styles } = fold('<p>А&nbsp;<b class=\'x\' STYLE="color: red; margin:0">б</b></p>')
  const [[name = '', css] = []] = styles
  expect(css).toBe(`.${name}.${name}{color:red;margin:0}`)
  expect(html).toBe(`<p>А&nbsp;<b class="x ${name}">б</b></p>`)
})

test('everything else stays letter for letter', () => {
  for (const html of [
    'a < b > c',
    '<I Title="style=">х</I >',
    '<a href=/style>style = x</a>',
    '<script>" style="</script>',
  ])
    expect(fold(html)).toEqual({ html, styles: [] })
})

test('what is left open is closed', () => {
  expect(fold('<b>а').html).toBe('<b>а</b>')
})

test('what cannot be a declaration is left out', () => {
  expect(fold('<b style="}*{color:red">а</b><br style="" />')).toEqual({ html: '<b>а</b><br />', styles: [] })
})
