/**
 * What a visitor typed or chose before an island woke up. React takes a field over with the value that the component
 * begins with (a text area is even set back to it), and no event tells the component of what is there already.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** What was done to a field: taken back before the component takes it over, done again afterwards. */
interface Done {
  undo(): void
  redo(): void
}

const FIELDS = 'input, textarea, select'

/** Whether anything can be typed or chosen there. */
export const hasFields = (island: HTMLElement): boolean => island.querySelector(FIELDS) !== null

/**
 * Sets the fields of an island back to what the server wrote, and gives what puts in again what the visitor did, with
 * the events of typing, once the component listens. The element that is typed in keeps its caret.
 */
export function setAside(island: HTMLElement): () => void {
  // All are looked at before one is changed: of radio buttons one changes the others.
  const done = [...island.querySelectorAll<Field>(FIELDS)].flatMap(field => doneTo(field) ?? [])
  for (const { undo } of done) undo()
  return () => {
    for (const { redo } of done) redo()
  }
}

function doneTo(field: Field): Done | undefined {
  if (field instanceof HTMLSelectElement) return chosenIn(field)
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) return checkedIn(field)
  // A file can not be put in by a script, and a hidden value is nobody's typing.
  if (['file', 'hidden'].includes(field.type) || field.value === field.defaultValue) return
  const { value, selectionStart, selectionEnd } = field
  return {
    undo() {
      field.value = field.defaultValue
    },
    redo() {
      setQuietly(field, value)
      if (document.activeElement === field && selectionStart !== null) {
        field.setSelectionRange(selectionStart, selectionEnd)
      }
      tell(field, 'input')
    },
  }
}

/** A click is what a component hears of a box, and it turns the box over by itself. */
function checkedIn(field: HTMLInputElement): Done | undefined {
  const { checked } = field
  if (checked === field.defaultChecked) return
  return {
    undo() {
      field.checked = !checked
    },
    redo() {
      // A radio button goes out when another is pressed.
      if (field.checked !== checked && (checked || field.type === 'checkbox')) field.click()
    },
  }
}

function chosenIn(field: HTMLSelectElement): Done | undefined {
  const options = [...field.options]
  const chosen = options.map(option => option.selected)
  const first = options.map(option => option.defaultSelected)
  // Without a mark the first one is chosen.
  if (!field.multiple && !first.includes(true)) first[0] = true
  if (chosen.every((is, at) => is === first[at])) return
  const choose = (list: readonly boolean[]) => {
    for (const [at, option] of options.entries()) option.selected = list[at] === true
  }
  return {
    undo: () => choose(first),
    redo() {
      choose(chosen)
      tell(field, 'change')
    },
  }
}

/** Past the property with which React watches a field: it passes over an event whose value it knows already. */
function setQuietly(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const watched = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  watched?.set?.call(field, value)
}

const tell = (field: Field, event: string) => field.dispatchEvent(new Event(event, { bubbles: true }))
