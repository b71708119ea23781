import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { prism } from './prism.ts'

test('code that would be coloured by a package that is not there is shown without colours', () => {
  const { Highlight, themes } = prism
  const html = renderToStaticMarkup(
    <Highlight code={'a = 1\n\nb'} language="python" theme={Reflect.get(themes, 'github')}>
      {({ className, style, tokens, getLineProps, getTokenProps }) => (
        <pre className={className} style={style}>
          {tokens.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as its readers write it
            <i key={i} {...getLineProps({ line, className: 'own' })}>
              {line.map(token => (
                <b key={token.content} {...getTokenProps({ token })} />
              ))}
            </i>
          ))}
        </pre>
      )}
    </Highlight>,
  )
  const line = (words: string): string => `<i class="token-line own"><b class="token plain">${words}</b></i>`
  expect(html).toBe(
    `<pre class="prism-code language-python" style="color:#393a34;background-color:#f6f8fa">${line('a = 1')}${line('')}${line('b')}</pre>`,
  )
})

test('a dark theme that is not there is dark', () =>
  expect(Reflect.get(prism.themes, 'vsDark')).toMatchObject({ plain: { color: '#d4d4d4' } }))
