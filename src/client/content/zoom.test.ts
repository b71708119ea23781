import { expect, test } from 'vitest'
import { FakeElement } from '../../../test/fake-browser.ts'
import { createTranslate } from '../../messages/index.ts'
import { open } from './zoom.ts'

/** A picture: attributes as the page has them, widths as the browser knows them. */
class FakeImage extends FakeElement {
  readonly classes: string[] = []
  readonly classList = { add: (name: string) => void this.classes.push(name) }
  complete = true
  width = 0
  ariaLabel: string | null = null
  role: string | null = null
  tabIndex = -1
  constructor(attributes: Record<string, string>, fields: { complete?: boolean; width?: number } = {}) {
    super()
    Object.assign(this.attributes, attributes)
    Object.assign(this, fields)
  }
  get alt(): string {
    return this.attributes.alt ?? ''
  }
}

function mount(image: FakeImage): FakeImage {
  const root = new FakeElement({ '.markdown img': [image] })
  open({ host: root as unknown as HTMLElement, t: createTranslate('ru', {}) })
  return image
}

test('a picture opens by its name; one without words is a button with a name of its own, not something to pass over', () => {
  const named = mount(new FakeImage({ alt: 'Схема', width: '600' }))
  expect([named.role, named.ariaLabel]).toEqual(['button', 'Увеличить изображение: Схема'])
  expect([named.alt, named.tabIndex]).toEqual(['Схема', 0])
  const bare = mount(new FakeImage({ alt: '', width: '600' }))
  expect([bare.ariaLabel, bare.hasAttribute('alt'), bare.tabIndex]).toEqual(['Увеличить изображение: ', false, 0])
})

test('icons are left alone, also those whose width is known when they have come', () => {
  expect(mount(new FakeImage({ alt: '', width: '32' })).classes).toEqual([])
  expect(mount(new FakeImage({ alt: '' }, { width: 16 })).hasAttribute('alt')).toBe(true)
  const icon = mount(new FakeImage({ alt: '' }, { complete: false }))
  const drawing = mount(new FakeImage({ alt: '' }, { complete: false }))
  expect([icon.classes, drawing.classes]).toEqual([[], []])
  icon.width = 16
  drawing.width = 900
  for (const image of [icon, drawing]) image.dispatchEvent(new Event('load'))
  expect([icon.classes, drawing.classes]).toEqual([[], ['zoomable']])
})

test('a picture that a link or a button holds belongs to it', () => {
  const image = new FakeImage({ alt: 'Схема', width: '600' })
  image.closest = () => new FakeElement()
  expect(mount(image).classes).toEqual([])
})
