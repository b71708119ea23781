import type { DetailedHTMLProps, HTMLAttributes } from 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'x-slot': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { 'data-slot'?: string }
    }
  }
}
